import * as z from 'zod/mini';
import { currencies, defaultCurrency } from './currency.ts';

const message = `must be one of ${currencies.join(', ')}`;

/** What owners change of the currencies. What an order was quoted in stays. */
export const currenciesSectionSchema = z.object({
  /** The currency that a new quote is in unless another is chosen. */
  quotesBeginWith: z._default(z.enum(currencies, message), defaultCurrency),
});

export type CurrenciesSection = Readonly<z.infer<typeof currenciesSectionSchema>>;

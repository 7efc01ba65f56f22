import {
  currencySymbol,
  defaultCurrency,
  type SymbolReader,
} from '@yiqiao/contract/money/currency';
import { type Cents, formatCents } from '@yiqiao/contract/money/money';

/** An amount apart from its currency, where the two are set in different sizes. */
export interface SplitMoney {
  readonly currency: string;
  readonly figure: string;
}

/** As readers of a language write the symbol. */
export function splitMoney(
  cents: Cents,
  currency: string = defaultCurrency,
  reader?: SymbolReader,
): SplitMoney {
  const symbol = currencySymbol(currency, reader);
  return { currency: symbol, figure: formatCents(cents, currency, reader).slice(symbol.length) };
}

import * as z from 'zod/mini';
import { type PriceName, readFactor, readRate, specifiedPrices } from './prices.ts';

function text(read: (given: string) => string | null, message: string) {
  return z.string(message).check(
    z.overwrite((given) => read(given) ?? given),
    z.refine((given) => read(given) !== null, message),
  );
}

const rate = text(readRate, 'must be a price in US dollars from 0.001 to 9.999, such as "0.15"');
const factor = text(readFactor, 'must be a factor from 0.01 to 9.99, such as "1.5"');

/** What is not given is the specification's. */
function orSpecified(schema: typeof rate, name: PriceName) {
  return z._default(schema, specifiedPrices[name]);
}

/** What owners change of them. */
export const pricesSectionSchema = z.object({
  standardTranslation: orSpecified(rate, 'standardTranslation'),
  professionalTranslation: orSpecified(rate, 'professionalTranslation'),
  premiumTranslation: orSpecified(rate, 'premiumTranslation'),
  certifiedTranslation: orSpecified(rate, 'certifiedTranslation'),
  anyOther: orSpecified(rate, 'anyOther'),
  standardDelivery: orSpecified(factor, 'standardDelivery'),
  expressDelivery: orSpecified(factor, 'expressDelivery'),
  rushDelivery: orSpecified(factor, 'rushDelivery'),
});

const kept = z.string().check(z.regex(/^\d+(\.\d+)?$/));

/** As a record keeps them: what a later release allows can be read, too. */
export const keptPricesSchema = z.object({
  standardTranslation: kept,
  professionalTranslation: kept,
  premiumTranslation: kept,
  certifiedTranslation: kept,
  anyOther: kept,
  standardDelivery: kept,
  expressDelivery: kept,
  rushDelivery: kept,
} satisfies Record<PriceName, typeof kept>);

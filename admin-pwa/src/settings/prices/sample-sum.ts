import { centsToDecimal } from '@yiqiao/contract/money/money';
import {
  type FactorName,
  factorNames,
  isRateName,
  type PriceName,
  type Prices,
  type RateName,
} from '@yiqiao/contract/money/prices';
import { estimateCents } from '@yiqiao/contract/money/pricing';
import { texts } from '../../texts/texts.ts';
import { nameOfPrice, serviceOf, timelineOf } from './price-names.ts';

/** The document of the desk's pictures: every estimate is shown with it. */
export const sampleWords = 5318;

/** What an estimate is shown of. */
export interface Sample {
  readonly rate: RateName;
  readonly factor: FactorName;
}

/** Of several changes the last one typed is shown. */
export function chooseSample(changed: readonly PriceName[], last: PriceName | null): Sample {
  const recent = last !== null && changed.includes(last) ? [last, ...changed] : changed;
  const rate = recent.find(isRateName);
  const factor = factorNames.find((name) => name === recent.find((one) => !isRateName(one)));
  const usual = rate === undefined ? 'standardDelivery' : 'expressDelivery';
  return { rate: rate ?? 'standardTranslation', factor: factor ?? usual };
}

export function sumOf({ rate, factor }: Sample, prices: Prices): string {
  const service = { serviceType: serviceOf(rate), deliveryTimeline: timelineOf(factor) };
  const cents = estimateCents({ wordCount: sampleWords, ...service }, prices);
  return texts().figures.money(centsToDecimal(cents), 'USD') ?? '';
}

/** "Professional, Express". */
export function nameOfSample({ rate, factor }: Sample): string {
  const { services, settings } = texts();
  const service = rate === 'anyOther' ? nameOfPrice(rate) : services.brief(serviceOf(rate));
  return [service, services.brief(timelineOf(factor))].join(settings.comma);
}

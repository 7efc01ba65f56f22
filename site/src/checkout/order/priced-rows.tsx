import { currentPrices } from '@yiqiao/contract/current-prices';
import { centsPerWord, timelinePercent } from '@yiqiao/contract/money/pricing';
import { deliveryTimelines, serviceTypes } from '@yiqiao/contract/money/services';
import { useCheckoutTexts } from '../checkout-texts.ts';
import type { KnownOrder } from './known-order.ts';
import styles from './order-summary.module.css';

export function SummaryRow({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** How the price is made: words, their price, and what was chosen. */
export function PricedRows({ order: { words, pricing } }: { readonly order: KnownOrder }) {
  const { formats, offer, order, payNow } = useCheckoutTexts();
  const type = serviceTypes.find(({ name }) => name === pricing.serviceType);
  const timeline = deliveryTimelines.find((name) => name === pricing.deliveryTimeline);
  const rate = formats.money(centsPerWord(pricing.serviceType, currentPrices()));
  const factor = timelinePercent(pricing.deliveryTimeline, currentPrices()) / 100;
  return (
    <>
      <SummaryRow name={order.service} value={payNow.sum(words, rate, factor)} />
      {type && <SummaryRow name={payNow.type} value={offer.name(type.name)} />}
      {timeline && <SummaryRow name={payNow.timeline} value={offer.name(timeline)} />}
    </>
  );
}

import type { WordCount } from '@yiqiao/contract/measurement';
import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/services';
import { Button } from '../../ui/button.tsx';
import type { Pricing } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { EstimatePanel } from './estimate-panel.tsx';
import styles from './price-estimate.module.css';

interface PriceEstimateProps {
  readonly count: WordCount;
  readonly pricing: Pricing | null;
}

const defaults: Pricing = {
  serviceType: defaultServiceType,
  deliveryTimeline: defaultDeliveryTimeline,
};

/** The price, for a visitor who asks for it; only then do its two choices belong to the request. */
export function PriceEstimate({ count, pricing }: PriceEstimateProps) {
  if (pricing !== null) return <EstimatePanel count={count} pricing={pricing} />;
  return (
    <Button
      variant="secondary"
      className={styles.open}
      aria-expanded="false"
      onClick={() => quoteDesk.setPricing(defaults)}
    >
      Estimate the price
    </Button>
  );
}

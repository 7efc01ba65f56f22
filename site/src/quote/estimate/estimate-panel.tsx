import { currentPrices } from '@yiqiao/contract/current-prices';
import { centsPerWord, timelinePercent } from '@yiqiao/contract/money/pricing';
import { deliveryTimelines, serviceTypes } from '@yiqiao/contract/money/services';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Pricing } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { RadioOption } from '../radio-option.tsx';
import styles from './estimate-panel.module.css';
import { EstimateTotal } from './estimate-total.tsx';
import type { MissingPart } from './find-missing-part.ts';

interface EstimatePanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly wordCount: number;
  /** Of several documents, the words of each; else none. */
  readonly summands: readonly number[];
  readonly missing: MissingPart | null;
  readonly pricing: Pricing;
}

export function EstimatePanel({ ref, pricing, ...priced }: EstimatePanelProps) {
  const { estimate } = useQuoteTexts();
  return (
    <section ref={ref} className={styles.panel} aria-labelledby="price-estimate" tabIndex={-1}>
      <div className={styles.head}>
        <h3 id="price-estimate">{estimate.heading}</h3>
        <Button
          variant="secondary"
          size="small"
          aria-label={estimate.closeLabel}
          onClick={() => quoteDesk.setPricing(null)}
        >
          {estimate.close}
        </Button>
      </div>
      <div className={styles.choices}>
        <ServiceTypes pricing={pricing} />
        <Timelines pricing={pricing} />
      </div>
      <EstimateTotal pricing={pricing} {...priced} />
    </section>
  );
}

function ServiceTypes({ pricing }: { readonly pricing: Pricing }) {
  const { estimate, offer } = useQuoteTexts();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{estimate.services}</legend>
      {serviceTypes.map(({ name }) => (
        <RadioOption
          key={name}
          name="serviceType"
          value={name}
          label={offer.name(name)}
          detail={estimate.rate(centsPerWord(name, currentPrices()))}
          isChecked={name === pricing.serviceType}
          onChoose={(serviceType) => quoteDesk.setPricing({ ...pricing, serviceType })}
        />
      ))}
    </fieldset>
  );
}

function Timelines({ pricing }: { readonly pricing: Pricing }) {
  const { estimate, offer } = useQuoteTexts();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{estimate.delivery}</legend>
      {deliveryTimelines.map((name) => (
        <RadioOption
          key={name}
          name="deliveryTimeline"
          value={name}
          label={offer.name(name)}
          detail={`× ${timelinePercent(name, currentPrices()) / 100}`}
          isChecked={name === pricing.deliveryTimeline}
          onChoose={(deliveryTimeline) => quoteDesk.setPricing({ ...pricing, deliveryTimeline })}
        />
      ))}
    </fieldset>
  );
}

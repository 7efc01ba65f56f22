import { contradictsDirection } from '@yiqiao/contract/counting/contradicts-direction';
import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/money/services';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useTexts } from '../texts/texts.ts';
import { PairMark } from '../ui/pair-mark.tsx';
import { askedAndPromised } from './asked-and-promised.ts';
import styles from './facts-line.module.css';

/** What was asked for, and by when, on one line; and whether the document is in the other language. */
export function FactsLine({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const { detail, services } = useTexts();
  const names = namesOf(quote);
  const found = contradictsDirection(quote.measurement, quote.translationDirection);
  return (
    <section className={styles.facts} aria-label={detail.facts.title}>
      <p className={styles.service}>
        <PairMark direction={quote.translationDirection} />
        <span className="visually-hidden">{services.beside(names.map(services.name))}</span>
        <span aria-hidden="true">{services.beside(names.map(services.brief))}</span>
      </p>
      {found !== null && (
        <p className={styles.contradiction}>
          {detail.facts.otherDirection(found.language, services.name(found.direction))}
        </p>
      )}
      <p className={styles.when}>
        {askedAndPromised(quote, now).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </section>
  );
}

/** Type and timeline; of what is usual only the type, and only where nothing else is to be said. */
function namesOf({ translationDirection, serviceType, deliveryTimeline }: QuoteSubmission) {
  const type = serviceType === defaultServiceType ? '' : serviceType;
  const timeline = deliveryTimeline === defaultDeliveryTimeline ? '' : deliveryTimeline;
  const unusual = [type, timeline].filter(Boolean);
  return [translationDirection, ...(unusual.length > 0 ? unusual : [serviceType])].filter(Boolean);
}

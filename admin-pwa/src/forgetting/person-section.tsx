import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { ErasePerson } from './erase-person.tsx';
import { ExportPerson } from './export-person.tsx';
import styles from './person.module.css';

/** Export or erasure of everything stored about one person, over all their submissions. */
export function PersonSection({
  quote,
  isOffline,
}: {
  quote: QuoteSubmission;
  isOffline: boolean;
}) {
  const { forgetting } = useTexts();
  return (
    <section className={styles.section} aria-labelledby="person-title">
      <h3 id="person-title" className={styles.title}>
        {forgetting.title}
      </h3>
      <p className={parts.quiet}>{forgetting.why(quote.customerEmail)}</p>
      <div className={styles.choices}>
        <ExportPerson quote={quote} isOffline={isOffline} look="text" />
        <ErasePerson quote={quote} isOffline={isOffline} look="text" />
      </div>
    </section>
  );
}

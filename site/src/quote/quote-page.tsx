import { quoteMeta } from '../content/core-pages.ts';
import { Title } from '../ui/page/title.tsx';
import { QuoteForm } from './quote-form.tsx';
import styles from './quote-page.module.css';

export function QuotePage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Title title={quoteMeta.name} companion={quoteMeta.nameCompanion} />
        <p className={styles.subtitle}>
          Upload your document for an exact quote. It is counted here, in Chinese and in English,
          before anything is sent.
        </p>
      </header>
      <QuoteForm />
    </div>
  );
}

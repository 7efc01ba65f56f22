import { Title } from '../ui/page/title.tsx';
import { QuoteForm } from './quote-form.tsx';
import styles from './quote-page.module.css';

export function QuotePage() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Title english="Get a Quote" chinese="获取报价" />
        <p className={styles.subtitle}>
          Upload your document for an exact quote. It is counted here, in Chinese and in English,
          before anything is sent.
        </p>
      </header>
      <QuoteForm />
    </div>
  );
}

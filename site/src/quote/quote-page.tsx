import { quoteMeta } from '../content/core-pages.ts';
import type { QuoteTexts } from '../content/en/quote/quote.ts';
import { Title } from '../ui/page/title.tsx';
import { QuoteForm } from './quote-form.tsx';
import { QuoteTextsProvider } from './quote-texts.tsx';
import styles from './quote-page.module.css';

export function QuotePage({ texts }: { readonly texts: QuoteTexts }) {
  return (
    <QuoteTextsProvider texts={texts}>
    <div className={styles.page}>
      <header className={styles.head}>
        <Title title={quoteMeta.name} companion={quoteMeta.nameCompanion} />
        <p className={styles.subtitle}>
          {texts.page.subtitle}
        </p>
      </header>
      <QuoteForm />
    </div>
    </QuoteTextsProvider>
  );
}

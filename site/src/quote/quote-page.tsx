import { PhraseText } from '../blocks/phrase-text.tsx';
import type { QuoteTexts } from '../content/en/quote/quote.ts';
import { useTexts } from '../language/site-texts.ts';
import { Title } from '../ui/page/title.tsx';
import { QuoteForm } from './quote-form.tsx';
import styles from './quote-page.module.css';
import { QuoteTextsContext } from './quote-texts.ts';

export function QuotePage({ texts }: { readonly texts: QuoteTexts }) {
  const { name, nameCompanion } = useTexts().pageNames.quote;
  return (
    <QuoteTextsContext value={texts}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Title title={name} companion={nameCompanion} />
          <p className={styles.subtitle}>
            <PhraseText text={texts.page.subtitle} />
          </p>
        </header>
        <QuoteForm />
      </div>
    </QuoteTextsContext>
  );
}

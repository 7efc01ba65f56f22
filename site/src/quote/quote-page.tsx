import type { QuoteTexts } from '../content/en/quote/quote.ts';
import { PhraseText } from '../texts/phrase-text.tsx';
import { useTexts } from '../texts/site-texts.ts';
import { Title } from '../ui/page/title.tsx';
import { QuoteForm } from './quote-form.tsx';
import styles from './quote-page.module.css';
import { QuoteTextsContext } from './quote-texts.ts';
import { ReceivedNote } from './submit/received-note.tsx';

interface QuotePageProps {
  readonly texts: QuoteTexts;
  /** Fetches the next page early, while there is a connection. */
  readonly fetchSuccess: () => Promise<unknown>;
}

export function QuotePage({ texts, fetchSuccess }: QuotePageProps) {
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
        <ReceivedNote />
        <QuoteForm fetchSuccess={fetchSuccess} />
      </div>
    </QuoteTextsContext>
  );
}

import { erasureProof, isSamePerson } from '@yiqiao/contract/commands/server/erasure';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useMemo } from 'react';
import { languageName } from '../figures/language-name.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { ClosedLine } from '../ui/closed-line.tsx';
import parts from '../ui/parts.module.css';
import { ErasePerson } from './erase-person.tsx';
import { ExportPerson } from './export-person.tsx';
import styles from './person.module.css';

interface PersonSectionProps {
  quote: QuoteSubmission;
  isOffline: boolean;
}

/** Export or erasure of everything stored about one person, over all their submissions. */
export function PersonSection({ quote, isOffline }: PersonSectionProps) {
  const { forgetting } = useTexts();
  const quotes = useConsoleState(({ list }) => list.quotes);
  const count = useMemo(() => countOf(quotes, quote), [quotes, quote]);
  return (
    <ClosedLine title={forgetting.title} summary={forgetting.submissions(count)}>
      <p className={parts.quiet}>{forgetting.why(erasureProof(quote))}</p>
      {quote.language !== undefined && (
        <p className={parts.quiet}>{forgetting.language(languageName(quote.language))}</p>
      )}
      <div className={styles.choices}>
        <ExportPerson quote={quote} isOffline={isOffline} look="text" />
        <ErasePerson quote={quote} isOffline={isOffline} look="text" />
      </div>
    </ClosedLine>
  );
}

/** The one that is open is among them, even before the list is read. */
function countOf(quotes: readonly QuoteSubmission[], quote: QuoteSubmission): number {
  const found = quotes.filter((other) => isSamePerson(quote, other));
  return Math.max(1, found.length);
}

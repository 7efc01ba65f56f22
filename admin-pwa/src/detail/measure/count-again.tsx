import { basisOf } from '@yiqiao/contract/counting/word-count';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './count-again.module.css';

/** Has the server count the document again. The button stays while it does, and keeps the focus. */
export function CountAgain({ quote }: { quote: QuoteSubmission }) {
  const { countAgain } = useConsole();
  const { measured } = useTexts().detail;
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isCounting = isAsking || basisOf(quote) === 'counting';

  async function ask() {
    if (isCounting) return;
    if (isOffline) return setProblem(measured.againOffline);
    setProblem(null);
    setIsAsking(true);
    const outcome = await countAgain(quote);
    setIsAsking(false);
    if (outcome.kind === 'not-counting') setProblem(outcome.message);
  }

  return (
    <div className={styles.again}>
      <TextButton className={styles.button} aria-disabled={isCounting} onClick={() => void ask()}>
        {measured.again}
      </TextButton>
      <span role="alert" className={parts.fault}>
        {problem}
      </span>
    </div>
  );
}

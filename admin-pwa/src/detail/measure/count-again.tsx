import { basisOf } from '@yiqiao/contract/counting/word-count';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useChangeNow } from '../../state/use-change-now.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './count-again.module.css';

/** Has the server count the document again. The button stays while it does, and keeps the focus. */
export function CountAgain({ quote }: { quote: QuoteSubmission }) {
  const { measured } = useTexts().detail;
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const { changeNow, isAsking, problem, setProblem } = useChangeNow();
  const isCounting = isAsking || basisOf(quote) === 'counting';

  async function ask() {
    if (isCounting) return;
    if (isOffline) return setProblem(measured.againOffline);
    const { count: words } = texts().answers;
    await changeNow(endpoints.countAgain, { parameters: { id: quote.id }, words });
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

import {
  findRecognizedCount,
  isTaken,
  takeReading,
} from '@yiqiao/contract/commands/office/take-reading';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useChangeNow } from '../state/use-change-now.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import styles from './scan.module.css';

/** Takes over what a whole reading found as the count. The button stays once it is, and keeps the focus. */
export function TakeReading({ quote }: { quote: QuoteSubmission }) {
  const { scan } = useTexts();
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const { changeNow, isAsking, problem } = useChangeNow();
  const found = findRecognizedCount(quote);
  if (found === null) return null;
  const isDone = isTaken(quote, found);

  async function press() {
    if (isAsking || isDone) return;
    await changeNow(takeReading, { parameters: { id: quote.id }, body: {}, words: scan.notTaken });
  }

  return (
    <>
      <div className={styles.ask}>
        <span role="status" className={parts.quiet}>
          {isDone ? scan.taken : scan.takes}
        </span>
        <Button
          disabled={isOffline}
          aria-disabled={isAsking || isDone}
          onClick={() => void press()}
        >
          {scan.take}
        </Button>
      </div>
      <p role="alert" className={parts.problem}>
        {problem}
      </p>
    </>
  );
}

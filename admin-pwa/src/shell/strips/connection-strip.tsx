import { formatAsOf } from '../../clocks/format-time.ts';
import { entryName, entrySubject } from '../../outbox-view/entry-words.ts';
import { isWorthTelling } from '../../outbox-view/use-wanted-status.ts';
import type { ConsoleState } from '../../state/console-state.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './strip.module.css';

/** A strip about the connection: none, a failing or slow server, changes that wait. */
export function ConnectionStrip({ onReview }: { onReview: () => void }) {
  const { resumeAnew } = useConsole();
  const { shell } = useTexts();
  const text = useConsoleState(connectionText);
  const outbox = useConsoleState((state) => state.outbox);
  const isSending = useConsoleState((state) => state.isSending);
  const entries = outbox.filter((entry) => isWorthTelling(entry, isSending));
  const slow = useConsoleState(slowChange);
  return (
    <div role="status" className={styles.live}>
      {slow && (
        // Announced only: the card shows it, and a strip that came and went would move the list under
        // the finger.
        <p className="visually-hidden">
          {shell.strip.beingSent(entrySubject(slow), entryName(slow))}
        </p>
      )}
      {(text !== null || entries.length > 0) && (
        <div className={styles.strip}>
          <span className={styles.mark} aria-hidden="true" />
          {text !== null && (
            <p className={styles.text}>
              {text}
              <TextButton className={styles.link} onClick={() => void resumeAnew()}>
                {shell.strip.tryAgain}
              </TextButton>
            </p>
          )}
          {entries.length > 0 && (
            <p className={text === null ? styles.text : styles.side}>
              {outboxText(entries)}
              <TextButton className={styles.link} onClick={onReview}>
                {shell.strip.review}
              </TextButton>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function slowChange({ outbox, slowSeq }: ConsoleState) {
  return outbox.find(({ seq }) => seq === slowSeq);
}

function connectionText({ connection, list, now, isSlow }: ConsoleState): string | null {
  // The list's place already says it.
  if (list.phase === 'failed') return null;
  const { strip } = texts().shell;
  const asOf = list.asOf === null ? null : formatAsOf(list.asOf, now);
  if (connection === 'online') return isSlow ? strip.slow(asOf) : null;
  return connection === 'offline' ? strip.offline(asOf) : strip.failing(list.problem, asOf);
}

function outboxText(entries: ConsoleState['outbox']): string {
  const undecided = entries.filter(({ state }) => state !== 'waiting').length;
  const { needDecision, waiting } = texts().shell.strip;
  return undecided > 0 ? needDecision(undecided) : waiting(entries.length);
}

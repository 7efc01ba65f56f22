import { formatAsOf } from '../clocks/format-time.ts';
import { isNews } from '../outbox-view/use-wanted-status.ts';
import type { ConsoleState } from '../state/console-state.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './strip.module.css';

/** Says what is not as usual: no connection, a failing server, changes that wait. */
export function ConnectionStrip({ onReview }: { onReview: () => void }) {
  const { resume } = useConsole();
  const text = useConsoleState(connectionText);
  const outbox = useConsoleState((state) => state.outbox);
  const isSending = useConsoleState((state) => state.isSending);
  const entries = outbox.filter((entry) => isNews(entry, isSending));
  const slow = useConsoleState(slowChange);
  return (
    <div role="status" className={styles.live}>
      {slow && (
        // The card shows it; a strip that comes and goes would move the list under the finger.
        <p className="visually-hidden">
          {slow.customerName}: {slow.to}, being sent
        </p>
      )}
      {(text !== null || entries.length > 0) && (
        <div className={styles.strip}>
          <span className={styles.mark} aria-hidden="true" />
          {text !== null && (
            <p className={styles.text}>
              {text}
              <TextButton className={styles.link} onClick={() => void resume()}>
                Try again
              </TextButton>
            </p>
          )}
          {entries.length > 0 && (
            <p className={text === null ? styles.text : styles.side}>
              {outboxText(entries)}
              <TextButton className={styles.link} onClick={onReview}>
                Review
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

function connectionText({ connection, list, now }: ConsoleState): string | null {
  // In the place of the list it is said already.
  if (connection === 'online' || list.phase === 'failed') return null;
  const asOf = list.asOf === null ? '' : `, as of ${formatAsOf(list.asOf, now)}`;
  if (connection === 'offline') return `Offline${asOf}`;
  const reason = list.problem === null ? '' : ` (${list.problem})`;
  return `The server is not answering${reason}${asOf}`;
}

function outboxText(entries: ConsoleState['outbox']): string {
  const undecided = entries.filter(({ state }) => state !== 'waiting').length;
  if (undecided > 0)
    return undecided === 1
      ? '1 change needs your decision'
      : `${undecided} changes need your decision`;
  return entries.length === 1
    ? '1 change waiting to be sent'
    : `${entries.length} changes waiting to be sent`;
}

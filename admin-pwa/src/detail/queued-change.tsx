import { formatRecent } from '../clocks/format-time.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { reasonText } from '../outbox-view/reason-text.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { TextButton } from '../ui/text-button.tsx';
import { ConflictingChange } from './conflicting-change.tsx';
import styles from './queued-change.module.css';

interface QueuedChangeProps {
  entry: OutboxEntry;
  now: number;
  isOffline: boolean;
}

/** A change that the server has not taken yet, and what the person can do about it. */
export function QueuedChange(props: QueuedChangeProps) {
  switch (props.entry.state) {
    case 'waiting':
      return <WaitingChange {...props} />;
    case 'conflict':
      return <ConflictingChange entry={props.entry} now={props.now} />;
    case 'refused':
      return <RefusedChange {...props} />;
  }
}

function WaitingChange({ entry, now, isOffline }: QueuedChangeProps) {
  const { sendNow, takeBack } = useConsole();
  const { changes } = useTexts();
  const isSlow = useConsoleState(({ slowSeq }) => slowSeq === entry.seq);
  return (
    <div className={styles.box}>
      <p>
        <strong>{fromTo(entry)}</strong>
        {changes.setAt(formatRecent(entry.queuedAt, now))}
        {isSlow ? changes.beingSent : waitText(entry, isOffline)}
      </p>
      <div className={styles.actions}>
        {entry.isHeld && !isOffline && (
          <TextButton onClick={() => void sendNow(entry)}>{changes.sendNow}</TextButton>
        )}
        <TextButton onClick={() => void takeBack(entry)}>{changes.undo}</TextButton>
      </div>
    </div>
  );
}

function fromTo({ from, to }: OutboxEntry): string {
  const { changes, status } = texts();
  return changes.fromTo(status.name(from), status.name(to));
}

function waitText(entry: OutboxEntry, isOffline: boolean): string {
  const { changes } = texts();
  if (isOffline) return changes.sentOnline;
  return entry.isHeld ? changes.held(reasonText(entry) ?? '') : changes.sentLater;
}

function RefusedChange({ entry }: QueuedChangeProps) {
  const { drop } = useConsole();
  const { changes } = useTexts();
  return (
    <div className={`${styles.box} ${styles.refused}`} role="alert">
      <p>
        <strong>{fromTo(entry)}</strong>
        {changes.wasRefused(reasonText(entry) ?? '')}
      </p>
      <TextButton onClick={() => void drop(entry)}>{changes.dismiss}</TextButton>
    </div>
  );
}

import { formatRecent } from '../clocks/format-time.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
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
  const isSlow = useConsoleState(({ slowSeq }) => slowSeq === entry.seq);
  return (
    <div className={styles.box}>
      <p>
        <strong>
          {entry.from} to {entry.to}
        </strong>
        , set {formatRecent(entry.queuedAt, now)}.{' '}
        {isSlow ? 'It is being sent.' : waitText(entry, isOffline)}
      </p>
      <div className={styles.actions}>
        {entry.isHeld && !isOffline && (
          <TextButton onClick={() => void sendNow(entry)}>Send now</TextButton>
        )}
        <TextButton onClick={() => void takeBack(entry)}>Undo</TextButton>
      </div>
    </div>
  );
}

function waitText({ isHeld, reason }: OutboxEntry, isOffline: boolean): string {
  if (isOffline) return 'It will be sent when you are back online.';
  if (isHeld) return `Not sent yet. The server said: “${reason}”`;
  return 'It will be sent when the server answers again.';
}

function RefusedChange({ entry }: QueuedChangeProps) {
  const { drop } = useConsole();
  return (
    <div className={`${styles.box} ${styles.refused}`} role="alert">
      <p>
        <strong>
          {entry.from} to {entry.to}
        </strong>{' '}
        was refused: {entry.reason}
      </p>
      <TextButton onClick={() => void drop(entry)}>Dismiss</TextButton>
    </div>
  );
}

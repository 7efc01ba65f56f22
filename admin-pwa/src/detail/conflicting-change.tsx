import { formatRecent } from '../clocks/format-time.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { useConsole } from '../state/use-console.ts';
import { Button } from '../ui/button.tsx';
import { StatusBadge } from '../ui/status/status-badge.tsx';
import styles from './conflicting-change.module.css';

interface ConflictingChangeProps {
  entry: OutboxEntry;
  now: number;
}

/** Two decisions about one submission, each with what it leads to; the safe one comes first. */
export function ConflictingChange({ entry, now }: ConflictingChangeProps) {
  const { keepOwn, drop } = useConsole();
  const { to, queuedAt, server } = entry;
  if (!server) return null;
  const halves: Half[] = [
    {
      title: 'On the server',
      status: server.status,
      source: `${formatRecent(server.at, now)}${server.device ? ` in ${server.device}` : ''}`,
      action: `Keep ${server.status}`,
      onChoose: () => void drop(entry),
    },
    {
      title: 'Yours, not sent yet',
      status: to,
      source: `${formatRecent(queuedAt, now)} on this device`,
      action: `Set ${to}`,
      onChoose: () => void keepOwn(entry),
    },
  ];
  if (deletes(server.status) && !deletes(to)) halves.reverse();
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>Two decisions.</strong> Nothing changes until you choose; both are kept.
      </p>
      <div className={styles.halves}>
        {halves.map((half, index) => (
          <ConflictHalf key={half.title} half={half} isSafe={index === 0} />
        ))}
      </div>
    </div>
  );
}

interface Half {
  readonly title: string;
  readonly status: string;
  readonly source: string;
  readonly action: string;
  readonly onChoose: () => void;
}

function ConflictHalf({ half, isSafe }: { half: Half; isSafe: boolean }) {
  return (
    <div className={styles.half}>
      <p className={styles.quiet}>{half.title}</p>
      <StatusBadge status={half.status} />
      <p className={styles.quiet}>{half.source}</p>
      <p>
        {deletes(half.status) ? (
          <>
            <strong>Starts the deletion.</strong> The document is deleted within 24 hours.
          </>
        ) : (
          <>
            <strong>{isSafe ? 'Safe.' : 'Deletes nothing now.'}</strong>
            {isSafe && ' Deletes nothing now; you can still change it later.'}
          </>
        )}
      </p>
      <Button isPrimary={isSafe} className={styles.choose} onClick={half.onChoose}>
        {half.action}
      </Button>
    </div>
  );
}

/** A completed job's document is deleted. Source: product specification, section 9. */
function deletes(status: string): boolean {
  return status === 'completed';
}

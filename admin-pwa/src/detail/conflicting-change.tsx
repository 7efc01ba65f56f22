import { formatRecent } from '../clocks/format-time.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { useConsole } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
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
  const { changes, status } = useTexts();
  const { to, queuedAt, server } = entry;
  if (!server) return null;
  const halves: Half[] = [
    {
      title: changes.onServer,
      status: server.status,
      source: sourceOf(formatRecent(server.at, now), server.device),
      action: changes.keep(status.name(server.status)),
      onChoose: () => void drop(entry),
    },
    {
      title: changes.yours,
      status: to,
      source: changes.fromHere(formatRecent(queuedAt, now)),
      action: changes.set(status.name(to)),
      onChoose: () => void keepOwn(entry),
    },
  ];
  if (deletes(server.status) && !deletes(to)) halves.reverse();
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>{changes.twoDecisions}</strong>
        {changes.bothKept}
      </p>
      <div className={styles.halves}>
        {halves.map((half, index) => (
          <ConflictHalf key={half.title} half={half} isSafe={index === 0} />
        ))}
      </div>
    </div>
  );
}

function sourceOf(moment: string, device: string): string {
  const { changes } = texts();
  return device ? changes.fromDevice(moment, changes.device(device)) : moment;
}

interface Half {
  readonly title: string;
  readonly status: string;
  readonly source: string;
  readonly action: string;
  readonly onChoose: () => void;
}

function ConflictHalf({ half, isSafe }: { half: Half; isSafe: boolean }) {
  const { changes } = useTexts();
  return (
    <div className={styles.half}>
      <p className={styles.quiet}>{half.title}</p>
      <StatusBadge status={half.status} />
      <p className={styles.quiet}>{half.source}</p>
      <p>
        {deletes(half.status) ? (
          <>
            <strong>{changes.startsDeletion}</strong>
            {changes.deletedIn24Hours}
          </>
        ) : (
          <>
            <strong>{isSafe ? changes.safe : changes.deletesNothing}</strong>
            {isSafe && changes.deletesNothingYet}
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

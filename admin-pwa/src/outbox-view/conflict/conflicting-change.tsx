import { formatRecent } from '../../clocks/format-time.ts';
import type { StatusEntry } from '../../offline/outbox/outbox-entry.ts';
import { useConsole } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { ConflictHalves } from './conflict-halves.tsx';

interface ConflictingChangeProps {
  entry: StatusEntry;
  now: number;
}

/** Two conflicting decisions about a submission's status; the safe one comes first. */
export function ConflictingChange({ entry, now }: ConflictingChangeProps) {
  const { keepOwn, drop } = useConsole();
  const { changes, status } = useTexts();
  const { to, queuedAt, server } = entry;
  if (!server) return null;
  const choices = [
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
  if (deletes(server.status) && !deletes(to)) choices.reverse();
  const halves = choices.map((choice, index) => ({
    ...choice,
    what: <StatusBadge status={choice.status} />,
    effect: effectOf(choice.status, index === 0),
  }));
  return <ConflictHalves title={changes.twoDecisions} text={changes.bothKept} halves={halves} />;
}

export function sourceOf(moment: string, device: string): string {
  const { changes } = texts();
  return device ? changes.fromDevice(moment, changes.device(device)) : moment;
}

function effectOf(status: string, isSafe: boolean): readonly [string, string] {
  const { changes } = texts();
  if (deletes(status)) return [changes.startsDeletion, changes.deletedIn24Hours];
  return isSafe ? [changes.safe, changes.deletesNothingYet] : [changes.deletesNothing, ''];
}

/** Completing a job deletes its document. Source: product specification, section 9. */
function deletes(status: string): boolean {
  return status === 'completed';
}

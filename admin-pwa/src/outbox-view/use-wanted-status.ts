import { isStatusEntry, type OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { useConsoleState } from '../state/use-console.ts';
import type { WantedStatus } from '../ui/status/status-buttons.tsx';

/** What is queued for a submission means for the status on screen; `null` without a change of it. */
export function useWantedStatus(
  queued: readonly OutboxEntry[] | undefined,
  isSending: boolean,
): WantedStatus | null {
  const entry = queued?.filter(isStatusEntry).at(-1);
  const isSlow = useConsoleState(({ slowSeq }) => entry !== undefined && slowSeq === entry.seq);
  if (entry === undefined) return null;
  const { to, state } = entry;
  return {
    to,
    isPressed: state === 'waiting',
    isWorthTelling: isSlow || isWorthTelling(entry, isSending),
  };
}

/** Whether a queued change is worth a mark: not while it is on its way for the first time. */
export function isWorthTelling({ state, tries }: OutboxEntry, isSending: boolean): boolean {
  return !isSending || state !== 'waiting' || tries > 0;
}

/** What needs a person first, else what came last. */
export function mostTelling(queued: readonly OutboxEntry[] | undefined): OutboxEntry | undefined {
  return queued?.find(({ state }) => state !== 'waiting') ?? queued?.at(-1);
}

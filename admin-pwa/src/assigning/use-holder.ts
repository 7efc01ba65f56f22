import type { Colleague } from '@yiqiao/contract/record/person';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import {
  type AssignEntry,
  isAssignEntry,
  type OutboxEntry,
} from '../offline/outbox/outbox-entry.ts';
import { useConsoleState } from '../state/use-console.ts';

/** Whose an order is, as a seal shows it. */
export interface Holder {
  /** `null`: nobody's. */
  readonly id: string | null;
  readonly name: string;
  /** Empty where this device does not know it. */
  readonly seal: string;
  readonly isOwn: boolean;
  /** `not-sent`: as decided here. `two`: the server's, until somebody has chosen. */
  readonly state: 'sent' | 'not-sent' | 'two';
}

/** What waits of whose it is to be. */
export function waitingAssignment(queued: readonly OutboxEntry[] = []): AssignEntry | undefined {
  return queued
    .filter(isAssignEntry)
    .filter(({ state }) => state !== 'refused')
    .at(-1);
}

export function useHolder(
  { assignee }: Pick<QuoteSubmission, 'assignee'>,
  queued: readonly OutboxEntry[] | undefined,
): Holder {
  const colleagues = useConsoleState((state) => state.colleagues);
  const ownId = useConsoleState(({ person }) => person?.id);
  const entry = waitingAssignment(queued);
  const isWaiting = entry?.state === 'waiting';
  const known = isWaiting ? idOf(entry) : (assignee?.id ?? null);
  const found = findColleague(colleagues, known);
  return {
    id: known,
    name: found?.name ?? (isWaiting ? '' : (assignee?.name ?? '')),
    seal: found?.seal ?? '',
    isOwn: known !== null && known === ownId,
    state: stateOf(entry),
  };
}

function stateOf(entry: AssignEntry | undefined): Holder['state'] {
  if (entry === undefined) return 'sent';
  return entry.state === 'waiting' ? 'not-sent' : 'two';
}

function idOf({ request }: AssignEntry): string | null {
  return request.personId;
}

export function findColleague(
  colleagues: readonly Colleague[],
  id: string | null,
): Colleague | undefined {
  return colleagues.find((one) => one.id === id);
}

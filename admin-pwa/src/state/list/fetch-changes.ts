import type { SessionNeeds } from '../session-needs.ts';
import type { ListActions } from './list-actions.ts';

interface FetchNeeds extends SessionNeeds {
  readonly list: Pick<ListActions, 'refresh'>;
}

/** Fetches the list in the session's name. @returns a function that says whether the list has changed. */
export function createFetchChanges({
  list,
  sessionId,
  onSessionEnded,
}: FetchNeeds): () => Promise<boolean> {
  return async () => {
    const outcome = await list.refresh(sessionId());
    if (outcome.kind === 'refused' && outcome.status === 401) await onSessionEnded();
    if (outcome.kind === 'changes') return outcome.changed.length + outcome.removed.length > 0;
    return outcome.kind === 'whole';
  };
}

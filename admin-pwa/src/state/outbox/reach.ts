import type { ConsoleContext } from '../edges.ts';

/**
 * Asks the server whether the session is still valid; without an answer only the connection's state
 * changes.
 */
export type ConfirmSession = () => Promise<'confirmed' | 'denied' | 'unanswered'>;

export interface Reach {
  readonly confirm: ConfirmSession;
  /** Whether a server answers. Asks, unless one has answered since the start and since the connection was lost. */
  isThere(): Promise<boolean>;
}

/**
 * What is handed to the network may have arrived, and can only be set back. So a change leaves the outbox
 * once a server is known to answer: a browser calls itself connected where nothing is reached.
 */
export function createReach(
  { store }: ConsoleContext,
  session: { readonly confirm: ConfirmSession },
): Reach {
  let hasAnswered = false;
  store.subscribe(({ connection }) => {
    if (connection === 'offline') hasAnswered = false;
  });

  async function confirm() {
    const answer = await session.confirm();
    hasAnswered = answer !== 'unanswered' || store.getState().connection === 'failing';
    return answer;
  }

  return {
    confirm,
    async isThere() {
      if (!hasAnswered) await confirm();
      return hasAnswered;
    },
  };
}

import { HttpError } from '@yiqiao/contract/http/http-error';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';

/** What to say about a failed call if the server's answer has no words for it. */
export interface FailureWords {
  readonly unanswered: string;
  readonly refused: string;
}

/**
 * Explains to a person why a call failed, and acts on what the failure implies: there is no connection,
 * or the session it was made in (`askedIn`) has ended.
 */
export type ExplainFailure = (
  askedIn: string,
  error: unknown,
  words: FailureWords,
) => Promise<string>;

export function createExplainFailure(
  { store }: ConsoleContext,
  { sessionId, onSessionEnded }: SessionNeeds,
): ExplainFailure {
  return async (askedIn, error, words) => {
    if (!(error instanceof HttpError)) {
      store.setState({ connection: 'offline' });
      return words.unanswered;
    }
    if (error.status === 401 && sessionId() === askedIn) await onSessionEnded();
    if (error.problem?.code === 'proof-wanted') return texts().proof.notDone;
    return texts().answers.refusal(error.problem) ?? words.refused;
  };
}

import { HttpError } from '@yiqiao/contract/http/http-error';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';

/** What is said of a call that failed, where the server itself has no words for it. */
export interface FailureWords {
  readonly unanswered: string;
  readonly refused: string;
}

interface ExplainNeeds {
  readonly sessionId: () => string;
  readonly onSessionEnded: () => Promise<void>;
}

/**
 * Tells a person why what was asked for did not happen, and notes what the failure says beyond that:
 * there is no connection, or the session in which it was asked for (`askedIn`) has ended.
 */
export function createExplainFailure(
  { store }: ConsoleContext,
  { sessionId, onSessionEnded }: ExplainNeeds,
): (askedIn: string, error: unknown, words: FailureWords) => Promise<string> {
  return async (askedIn, error, words) => {
    if (!(error instanceof HttpError)) {
      store.setState({ connection: 'offline' });
      return words.unanswered;
    }
    if (error.status === 401 && sessionId() === askedIn) await onSessionEnded();
    return texts().answers.refusal(error.problem) ?? words.refused;
  };
}

import { HttpError } from '@yiqiao/contract/http/http-error';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { peopleRefusal } from './people-refusal.ts';

/** Says why a call about people failed, and acts on what that implies. @param askedIn session of the call. */
export type ExplainPeople = (askedIn: string, error: unknown) => Promise<string>;

export function createExplainPeople(
  { store }: ConsoleContext,
  { sessionId, onSessionEnded }: SessionNeeds,
): ExplainPeople {
  return async (askedIn, error) => {
    if (!(error instanceof HttpError)) {
      store.setState({ connection: 'offline' });
      return texts().people.unanswered;
    }
    if (error.status === 401 && sessionId() === askedIn) await onSessionEnded();
    return peopleRefusal(error);
  };
}

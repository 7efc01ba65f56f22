import type { OwnPerson } from '@yiqiao/contract/record/person';
import type { ChangeStreams } from '../../changes/change-streams.ts';
import type { Office } from '../../office/office.ts';
import type { Handlers } from '../handler.ts';
import { findAccount } from './find-account.ts';

type SignedInCall =
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'listSessionsOf'
  | 'endSessionOf'
  | 'endSessionsOf';

/** Where people are logged in: each sees and ends their own sessions, and owners those of everybody. */
export function signedInCalls(
  { accounts, signedIn, log }: Pick<Office, 'accounts' | 'signedIn' | 'log'>,
  streams: Pick<ChangeStreams, 'checkAll'>,
): Pick<Handlers, SignedInCall> {
  async function list(id: string, request: Parameters<typeof signedIn.listOf>[1]) {
    return { sessions: await signedIn.listOf(await findAccount(accounts, id), request) };
  }

  function noteEnd(by: OwnPerson, person: string): undefined {
    streams.checkAll();
    log('info', 'session-ended', { by: by.id, person });
  }

  return {
    listSessions: ({ person, request }) => list(person.id, request),
    async endSession({ person, parameters: { id } }) {
      await signedIn.end(person.id, id);
      return noteEnd(person, person.id);
    },
    async endOtherSessions({ person, request }) {
      await signedIn.endOthers(person.id, request);
      return noteEnd(person, person.id);
    },
    listSessionsOf: ({ parameters: { id }, request }) => list(id, request),
    async endSessionOf({ person, parameters: { id, session } }) {
      await signedIn.end(id, session);
      return noteEnd(person, id);
    },
    async endSessionsOf({ person, parameters: { id } }) {
      await signedIn.endAll(id);
      return noteEnd(person, id);
    },
  };
}

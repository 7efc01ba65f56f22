import { type JoinRequest, join, type joiningSchema } from '@yiqiao/contract/commands/people/join';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type * as z from 'zod/mini';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { Entering } from '../session/session-actions.ts';
import { peopleRefusal } from './people-refusal.ts';

export type Joining = z.infer<typeof joiningSchema>;

/** One answer for every link that invites nobody: wrong, used, ended, taken back. */
interface Over {
  readonly kind: 'over';
}

interface Failed {
  readonly kind: 'failed';
  /** Which field it is about, if it is about one. */
  readonly field: string | undefined;
  readonly message: string;
}

export type InvitationOutcome =
  | { readonly kind: 'invited'; readonly joining: Joining }
  | Over
  | Failed;
export type JoinOutcome =
  | { readonly kind: 'joined' }
  /** The office demands a second factor, and this person has none yet. */
  | { readonly kind: 'set-up'; readonly username: string }
  | Over
  | Failed;

export interface JoinActions {
  /** What an invitation offers; looking at it does not use it up. */
  readInvitation(key: string): Promise<InvitationOutcome>;
  /** Uses it up, and begins a session. */
  join(key: string, request: JoinRequest): Promise<JoinOutcome>;
}

export function createJoinActions(
  { edges }: Pick<ConsoleContext, 'edges'>,
  { arrive, untilLoggedOut }: Entering,
): JoinActions {
  return {
    async readInvitation(key) {
      try {
        return { kind: 'invited', joining: await edges.ask(endpoints.readInvitation, { key }) };
      } catch (error) {
        return explain(error);
      }
    },
    async join(key, request) {
      try {
        await untilLoggedOut();
        const { person, next } = await edges.ask(join, { key }, { body: request });
        const username = 'username' in request ? request.username : '';
        if (next !== undefined) return { kind: next, username };
        await arrive({ username, person });
        return { kind: 'joined' };
      } catch (error) {
        return explain(error);
      }
    },
  };
}

function explain(error: unknown): Over | Failed {
  if (error instanceof TypeError) {
    return { kind: 'failed', field: undefined, message: texts().people.unanswered };
  }
  if (!(error instanceof HttpError)) throw error;
  if (error.status === 404) return { kind: 'over' };
  return { kind: 'failed', field: error.problem?.field, message: peopleRefusal(error) };
}

import { ownEndpoints } from '@yiqiao/contract/http/own-endpoints';
import type { OwnWaysIn, SignedIn } from '@yiqiao/contract/record/signed-in';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import type { WithProof } from './proving.ts';
import { createTelling, type Told } from './telling.ts';

/** How one comes in, and where people are logged in. Everything needs the server; nothing of it waits. */
export interface OwnActions {
  readWaysIn(): Promise<Told<OwnWaysIn>>;
  /** @param personId whose; `null` for one's own, here and below. */
  readSessions(personId: string | null): Promise<Told<readonly SignedIn[]>>;
  /** These return why they failed, in words; `null` if they did not. */
  endSession(personId: string | null, session: SignedIn): Promise<string | null>;
  /** All of somebody's, or all of one's own but this one. */
  endSessions(personId: string | null, name: string): Promise<string | null>;
  changePassword(password: string): Promise<string | null>;
}

export function createOwnActions(
  context: ConsoleContext,
  needs: SessionNeeds & { readonly withProof: WithProof },
): OwnActions {
  const { ask } = context.edges;
  const { tell, change } = createTelling(context, needs);
  return {
    readWaysIn: () => tell(() => ask(ownEndpoints.readWaysIn, {})),
    readSessions: (id) =>
      tell(async () => {
        const answer = id === null ? ask(listSessions, {}) : ask(listSessionsOf, { id });
        return (await answer).sessions;
      }),
    endSession: (personId, { id, device }) =>
      change(texts().proof.deeds.endSession(device ?? texts().signedIn.unknown), () =>
        personId === null
          ? ask(endSession, { id })
          : ask(endSessionOf, { id: personId, session: id }),
      ),
    endSessions: (id, name) =>
      id === null
        ? change(texts().proof.deeds.endOthers, () => ask(endOtherSessions, {}))
        : change(texts().proof.deeds.endSessionsOf(name), () => ask(endSessionsOf, { id })),
    changePassword: (password) =>
      change(texts().proof.deeds.password, () =>
        ask(ownEndpoints.changePassword, {}, { body: { password } }),
      ),
  };
}

const { listSessions, listSessionsOf, endSession, endSessionOf, endOtherSessions, endSessionsOf } =
  ownEndpoints;

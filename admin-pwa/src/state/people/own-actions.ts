import { ownEndpoints } from '@yiqiao/contract/http/own-endpoints';
import type { OwnWaysIn, SignedIn } from '@yiqiao/contract/record/signed-in';
import { texts } from '../../texts/texts.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { createExplainPeople } from './explain-people.ts';
import type { WithProof } from './proving.ts';

/** What was asked for, or in words why there is no answer. */
export type Told<T> =
  | { readonly kind: 'told'; readonly value: T }
  | { readonly kind: 'none'; readonly message: string };

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
  const { sessionId, withProof } = needs;
  const explain = createExplainPeople(context, needs);

  async function tell<T>(act: () => Promise<T>): Promise<Told<T>> {
    const askedIn = sessionId();
    try {
      return { kind: 'told', value: await act() };
    } catch (error) {
      return { kind: 'none', message: await explain(askedIn, error) };
    }
  }

  async function change(deed: string, act: () => Promise<unknown>): Promise<string | null> {
    const outcome = await tell(() => withProof(deed, act));
    return outcome.kind === 'told' ? null : outcome.message;
  }

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

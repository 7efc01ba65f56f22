import type { RequestOf } from '@yiqiao/contract/commands/command';
import type { changeOwn } from '@yiqiao/contract/commands/people/change-own';
import type { invitePerson } from '@yiqiao/contract/commands/people/invite-person';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { Person } from '@yiqiao/contract/record/person';
import type { Role } from '@yiqiao/contract/record/role';
import { texts } from '../../texts/texts.ts';
import type { OfficePeople } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { peopleRefusal } from './people-refusal.ts';

export interface Invited {
  readonly kind: 'invited';
  readonly person: Person;
  /** Told this once. */
  readonly address: string;
}

export type InviteOutcome = Invited | { readonly kind: 'none'; readonly message: string };

/** What people do with the people of their office. Everything needs the server; nothing of it waits. */
export interface PeopleActions {
  /** Asks who belongs to the office. @returns why that failed, in words; `null` if it did not. */
  readPeople(): Promise<string | null>;
  invite(request: RequestOf<typeof invitePerson>): Promise<InviteOutcome>;
  /** A new link, in the place of the one before. */
  renewInvitation(id: string): Promise<InviteOutcome>;
  /** These return why they failed, in words; `null` if they did not. */
  takeBackInvitation(id: string): Promise<string | null>;
  changeRole(id: string, role: Role): Promise<string | null>;
  removePerson(id: string): Promise<string | null>;
  confirmPeople(): Promise<string | null>;
  changeOwn(request: RequestOf<typeof changeOwn>): Promise<string | null>;
}

type PeopleNeeds = SessionNeeds & {
  readonly notePeople: (peopleHere: number) => Promise<void>;
  /** Asks who is logged in: what one has done may have been to oneself. */
  readonly resume: () => Promise<void>;
};

export function createPeopleActions(context: ConsoleContext, needs: PeopleNeeds): PeopleActions {
  const { edges, store } = context;
  const { sessionId, notePeople } = needs;
  const explain = createExplain(context, needs);

  /** Does something, then shows who belongs by now. @returns why it failed. */
  async function change(act: () => Promise<unknown>): Promise<string | null> {
    const askedIn = sessionId();
    try {
      await act();
    } catch (error) {
      return explain(askedIn, error);
    }
    await readPeople();
    return null;
  }

  async function readPeople(): Promise<string | null> {
    const askedIn = sessionId();
    try {
      const people = await edges.ask(endpoints.listPeople, {});
      if (sessionId() !== askedIn) return null;
      const peopleHere = countHere(people);
      store.setState({ people, peopleHere });
      await notePeople(peopleHere);
      return null;
    } catch (error) {
      return explain(askedIn, error);
    }
  }

  async function inviteBy(
    ask: () => Promise<{ person: Person; invitationPath: string }>,
  ): Promise<InviteOutcome> {
    let made: InviteOutcome | undefined;
    const message = await change(async () => {
      const { person, invitationPath } = await ask();
      made = { kind: 'invited', person, address: edges.origin + invitationPath };
    });
    return made ?? { kind: 'none', message: message ?? texts().people.unanswered };
  }

  return {
    readPeople,
    invite: (body) => inviteBy(() => edges.ask(endpoints.invitePerson, {}, { body })),
    renewInvitation: (id) => inviteBy(() => edges.ask(endpoints.renewInvitation, { id })),
    takeBackInvitation: (id) => change(() => edges.ask(endpoints.takeBackInvitation, { id })),
    async changeRole(id, role) {
      const problem = await change(() =>
        edges.ask(endpoints.changeRole, { id }, { body: { role } }),
      );
      if (id === store.getState().person?.id) await needs.resume();
      return problem;
    },
    removePerson: (id) => change(() => edges.ask(endpoints.removePerson, { id })),
    confirmPeople: () => change(() => edges.ask(endpoints.confirmPeople, {})),
    changeOwn: (body) =>
      change(async () => {
        store.setState({ person: await edges.ask(endpoints.changeOwn, {}, { body }) });
      }),
  };
}

function createExplain(
  { store }: ConsoleContext,
  { sessionId, onSessionEnded }: SessionNeeds,
): (askedIn: string, error: unknown) => Promise<string> {
  return async (askedIn, error) => {
    const { people } = texts();
    if (!(error instanceof HttpError)) {
      store.setState({ connection: 'offline' });
      return people.unanswered;
    }
    if (error.status === 401 && sessionId() === askedIn) await onSessionEnded();
    return peopleRefusal(error);
  };
}

function countHere({ people }: OfficePeople): number {
  return people.filter(({ state }) => state === 'here').length;
}

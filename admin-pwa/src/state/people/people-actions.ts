import type { RequestOf } from '@yiqiao/contract/commands/command';
import type { changeOwn } from '@yiqiao/contract/commands/people/change-own';
import type { invitePerson } from '@yiqiao/contract/commands/people/invite-person';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { defaultCurrency } from '@yiqiao/contract/money/currency';
import { type Colleague, colleagueSchema, type Person } from '@yiqiao/contract/record/person';
import type { Role } from '@yiqiao/contract/record/role';
import * as z from 'zod/mini';
import { texts } from '../../texts/texts.ts';
import type { ConsoleState, OfficePeople } from '../console-state.ts';
import type { ConsoleContext } from '../edges.ts';
import type { DeviceAccess } from '../session/device-access.ts';
import type { SessionNeeds } from '../session-needs.ts';
import { createExplainPeople } from './explain-people.ts';
import type { WithProof } from './proving.ts';

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
  /** The open orders go to `ordersTo`; without it they are nobody's. */
  removePerson(id: string, query: { readonly ordersTo?: string }): Promise<string | null>;
  confirmPeople(): Promise<string | null>;
  changeOwn(request: RequestOf<typeof changeOwn>): Promise<string | null>;
}

type PeopleNeeds = SessionNeeds & {
  readonly withProof: WithProof;
  readonly noteOffice: DeviceAccess['noteOffice'];
  /** Asks who is logged in: what one has done may have been to oneself. */
  readonly resumeAnew: () => Promise<void>;
};

export function createPeopleActions(context: ConsoleContext, needs: PeopleNeeds): PeopleActions {
  const { edges, store } = context;
  const { ask, origin } = edges;
  const { sessionId, noteOffice, withProof } = needs;
  const explain = createExplainPeople(context, needs);

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
      const people = await ask(endpoints.listPeople, {});
      if (sessionId() !== askedIn) return null;
      const told = {
        peopleHere: countHere(people),
        colleagues: colleaguesIn(people),
        quotesBeginWith: people.quotesBeginWith ?? defaultCurrency,
      };
      store.setState({ people, ...told });
      await noteOffice(told);
      return null;
    } catch (error) {
      return explain(askedIn, error);
    }
  }

  /** The same, where the server may want a proof first. @param deed in words. */
  const changeProven = (deed: string, act: () => Promise<unknown>) =>
    change(() => withProof(deed, act));
  const nameOf = (id: string) => findName(store.getState(), id);
  const inviteBy = (deed: string, ask: () => Promise<MadeInvitation>) =>
    tellInvitation(ask, origin, (act) => changeProven(deed, act));

  return {
    readPeople,
    invite: (body) =>
      inviteBy(deeds().invite(body.name), () => ask(endpoints.invitePerson, {}, { body })),
    renewInvitation: (id) =>
      inviteBy(deeds().renew(nameOf(id)), () => ask(endpoints.renewInvitation, { id })),
    takeBackInvitation: (id) =>
      changeProven(deeds().takeBack(nameOf(id)), () => ask(endpoints.takeBackInvitation, { id })),
    async changeRole(id, role) {
      const problem = await changeProven(deeds().role(nameOf(id), role), () =>
        ask(endpoints.changeRole, { id }, { body: { role } }),
      );
      if (id === store.getState().person?.id) await needs.resumeAnew();
      return problem;
    },
    removePerson: (id, query) =>
      changeProven(deeds().remove(nameOf(id)), () =>
        ask(endpoints.removePerson, { id }, { query }),
      ),
    confirmPeople: () =>
      changeProven(deeds().confirmPeople, () => ask(endpoints.confirmPeople, {})),
    changeOwn: (body) =>
      change(async () => {
        store.setState({ person: await ask(endpoints.changeOwn, {}, { body }) });
      }),
  };
}

type MadeInvitation = { readonly person: Person; readonly invitationPath: string };

/** @param change does it, and returns why that failed. */
async function tellInvitation(
  ask: () => Promise<MadeInvitation>,
  origin: string,
  change: (act: () => Promise<void>) => Promise<string | null>,
): Promise<InviteOutcome> {
  let made: InviteOutcome | undefined;
  const message = await change(async () => {
    const { person, invitationPath } = await ask();
    made = { kind: 'invited', person, address: origin + invitationPath };
  });
  return made ?? { kind: 'none', message: message ?? texts().people.unanswered };
}

function findName({ people }: ConsoleState, id: string): string {
  return people?.people.find((one) => one.id === id)?.name ?? '';
}

/** What is to be done, in words. */
function deeds() {
  return texts().proof.deeds;
}

/** Owners are told more of everybody, and of those who were removed. */
function colleaguesIn({ people }: OfficePeople): Colleague[] {
  return people.flatMap((person) => z.safeParse(colleagueSchema, person).data ?? []);
}

function countHere({ people }: OfficePeople): number {
  return people.filter(({ state }) => state === 'here').length;
}

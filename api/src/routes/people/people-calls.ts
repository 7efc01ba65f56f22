import { decideOwnChange } from '@yiqiao/contract/commands/people/change-own';
import { decideRole } from '@yiqiao/contract/commands/people/change-role';
import { decideConfirmation } from '@yiqiao/contract/commands/people/confirm-people';
import { decideFactorDemand } from '@yiqiao/contract/commands/people/demand-factor';
import { decideRemoval } from '@yiqiao/contract/commands/people/remove-person';
import {
  type OwnPerson,
  toColleagues,
  toOwnPerson,
  toPerson,
} from '@yiqiao/contract/record/person';
import { isAdmitted } from '@yiqiao/contract/record/role';
import type { StoredPeople } from '@yiqiao/contract/record/stored-people';
import { type StoredSettings, settingsOf } from '@yiqiao/contract/record/stored-settings';
import type { Office } from '../../office/office.ts';
import type { Handlers } from '../handler.ts';
import { changePeople, findPerson, type PeopleOffice } from './change-people.ts';

type PeopleCall =
  | 'listPeople'
  | 'changeRole'
  | 'removePerson'
  | 'confirmPeople'
  | 'demandFactor'
  | 'readOwn'
  | 'changeOwn';

/** What owners do with the people of the office, and each with their own name, seal and language. */
export function peopleCalls(
  office: PeopleOffice & Pick<Office, 'passkeyHost' | 'ownSettings'>,
): Pick<Handlers, PeopleCall> {
  const { people, ownSettings } = office;
  return {
    async listPeople({ person }) {
      const all = await people.read();
      const settings = await ownSettings.read();
      const { quotesBeginWith } = settingsOf(settings, ownSettings.defaults).currencies;
      const isOwner = isAdmitted(person.role, 'owner');
      if (!isOwner) return { people: toColleagues(all), quotesBeginWith };
      const accountsChange = findAccountsChange(settings, person);
      return { ...tellOwner(all), quotesBeginWith, ...(accountsChange && { accountsChange }) };
    },
    async changeRole({ person: by, parameters: { id }, body }) {
      const deed = { event: `role-${body.role}`, by, about: id };
      const all = await changePeople(office, deed, (stored, context) =>
        decideRole(stored, { ...body, id }, context),
      );
      void office.jobs.orphans.look();
      return toPerson(findPerson(all, id));
    },
    async removePerson({ person: by, parameters: { id }, query: { ordersTo } }) {
      const deed = { event: 'person-removed', by, about: id };
      await changePeople(office, deed, (stored, context) =>
        decideRemoval(stored, { id, ordersTo }, context),
      );
      void office.jobs.orphans.look();
      // The record keeps them out. Their sessions stay until they are too old: by them their devices are told.
      return undefined;
    },
    async confirmPeople({ person: by }) {
      const deed = { event: 'people-confirmed', by, about: by.id };
      return tellOwner(
        await changePeople(office, deed, (stored, context) =>
          decideConfirmation(stored, {}, context),
        ),
      );
    },
    async demandFactor({ person: by, body }) {
      const event = body.isDemanded ? 'factor-demanded' : 'factor-not-demanded';
      const demand = { ...body, host: office.passkeyHost };
      return tellOwner(
        await changePeople(office, { event, by, about: by.id }, (stored, context) =>
          decideFactorDemand(stored, demand, context),
        ),
      );
    },
    readOwn: async ({ person }) => person,
    async changeOwn({ person: by, body }) {
      const deed = { event: 'person-changed', by, about: by.id };
      const all = await changePeople(office, deed, (stored, context) =>
        decideOwnChange(stored, body, context),
      );
      return toOwnPerson(findPerson(all, by.id));
    },
  };
}

function tellOwner({ people, unconfirmedSince, factorDemand }: StoredPeople) {
  return {
    people: people.map(toPerson),
    ...(unconfirmedSince !== undefined && { unconfirmedSince }),
    ...(factorDemand !== undefined && { factorDemand }),
  };
}

/** The last change by somebody else of where clients pay. */
function findAccountsChange(settings: StoredSettings | null, { id: own }: OwnPerson) {
  const line = settings?.history.findLast(
    ({ section, by }) => section === 'accounts' && by.id !== own,
  );
  return line && { line: line.id, by: line.by, at: line.at };
}

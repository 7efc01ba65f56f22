import { type StoredPeople, withFirstOwner } from '@yiqiao/contract/record/stored-people';
import type { AnyPeopleDecision, PeopleStore } from '@yiqiao/ports/people-store';

/** The people of the office, the first owner included, whether or not any were stored. */
export interface OfficePeople {
  read(): Promise<StoredPeople>;
  change<D extends AnyPeopleDecision>(decide: (people: StoredPeople) => D): Promise<D>;
}

/** @param username the first owner's, of the settings. */
export function createOfficePeople(store: PeopleStore, username: string): OfficePeople {
  const withFirst = (stored: StoredPeople | null) => withFirstOwner(stored, username);
  return {
    read: async () => withFirst(await store.read()),
    change: (decide) => store.change((stored) => decide(withFirst(stored))),
  };
}

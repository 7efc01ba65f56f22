import type { PeopleDecision } from '@yiqiao/contract/commands/people/people-decision';
import type { StoredPeople } from '@yiqiao/contract/record/stored-people';

export type AnyPeopleDecision = PeopleDecision<string>;

/**
 * The people of an office: one small record. As with submissions, a resolved change is stored durably and a rejected
 * one is not, and decisions run one after the other across all processes, each on the result of the one before.
 */
export interface PeopleStore {
  /** @returns `null` before the first change. Changes by other processes are seen within half a second. */
  read(): Promise<StoredPeople | null>;
  /** Decides on the record as it is, and stores what has changed. */
  change<D extends AnyPeopleDecision>(decide: (stored: StoredPeople | null) => D): Promise<D>;
}

import type { SettingsDecision } from '@yiqiao/contract/commands/settings/settings-decision';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';

export type AnySettingsDecision = SettingsDecision<string>;

/** The settings of an office: one small record, with the guarantees of `PeopleStore`. */
export interface SettingsStore {
  /** @returns `null` before the first change. Changes by other processes are seen within half a second. */
  read(): Promise<StoredSettings | null>;
  /** Decides on the record as it is, and stores what has changed. */
  change<D extends AnySettingsDecision>(decide: (stored: StoredSettings | null) => D): Promise<D>;
}

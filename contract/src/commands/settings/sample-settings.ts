import { exampleCompany } from '../../company.ts';
import { type StoredSettings, startingSections } from '../../record/stored-settings.ts';
import type { RequestOf } from '../command.ts';
import { type changeSettings, decideSettings } from './change-settings.ts';
import type { SettingsContext } from './settings-decision.ts';

/** When everything of the samples has happened. */
export const sampleSettingsAt = Date.parse('2026-11-20T10:00:00.000Z');

/** What an owner's commands get in an office that started as the example. */
export const sampleSettingsContext: SettingsContext = {
  at: sampleSettingsAt,
  by: { id: 'first', name: '沈若兰' },
  defaults: startingSections(exampleCompany),
};

/** With some fields of the company changed. @throws when they are refused. */
export function withCompany(stored: StoredSettings | null, company: object): StoredSettings {
  return withChange(stored, { company: { ...company } });
}

/** With some claims switched on or off. @throws when they are refused. */
export function withClaims(stored: StoredSettings | null, claims: object): StoredSettings {
  return withChange(stored, { claims: { ...claims } });
}

/** With some prices changed. @throws when they are refused. */
export function withPrices(
  stored: StoredSettings | null,
  prices: object,
  at?: number,
): StoredSettings {
  return withChange(stored, { prices: { ...prices } }, at);
}

/** With some fields of the accounts changed. @throws when they are refused. */
export function withAccounts(
  stored: StoredSettings | null,
  accounts: object,
  at?: number,
): StoredSettings {
  return withChange(stored, { accounts: { ...accounts } }, at);
}

/** With some hours and days off changed. @throws when they are refused. */
export function withHours(stored: StoredSettings | null, hours: object): StoredSettings {
  return withChange(stored, { hours: { ...hours } });
}

/** With some things kept for another time. @throws when that is refused. */
export function withKept(stored: StoredSettings | null, kept: object): StoredSettings {
  return withChange(stored, { kept: { ...kept } });
}

/** With some fields of the chat changed. @throws when they are refused. */
export function withChat(stored: StoredSettings | null, chat: object): StoredSettings {
  return withChange(stored, { chat: { ...chat } });
}

function withChange(
  stored: StoredSettings | null,
  change: RequestOf<typeof changeSettings>,
  at = sampleSettingsAt,
): StoredSettings {
  const decision = decideSettings(stored, change, { ...sampleSettingsContext, at });
  if (decision.kind !== 'changed') throw new Error(`The sample is ${decision.kind}.`);
  return decision.settings;
}

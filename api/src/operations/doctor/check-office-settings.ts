import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import { type Finding, good } from './finding.ts';

/** What owners have changed in the console, which holds whatever `company.json` says. */
export function checkOfficeSettings(settings: StoredSettings | null): readonly Finding[] {
  const last = settings?.history.at(-1);
  if (settings === null || last === undefined) return [];
  const names = Object.keys(settings.sections).join(', ');
  const hold = `Settings changed in the console hold: ${names}; the last by ${last.by.name} on ${last.at.slice(0, 10)}.`;
  const { company, accounts } = settings.sections;
  if (company === undefined && accounts === undefined) return [good(hold)];
  return [good(`${hold} Of company.json, only the rest is read.`)];
}

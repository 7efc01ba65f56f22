import * as z from 'zod/mini';
import {
  type SectionName,
  type SettingsSections,
  settingsSections,
} from '../../record/settings.ts';
import { type StoredSettings, settingsOf } from '../../record/stored-settings.ts';
import { mergePatch, patchOf } from './section-fields.ts';
import { canBeTakenBack } from './take-back-setting.ts';

/**
 * A section as it was at `at`, in ms since the epoch. What was taken back since was a mistake, and counts as never
 * made. Of what is older than the history, the oldest state that can be told.
 */
export function sectionAt<Name extends SectionName>(
  name: Name,
  stored: StoredSettings | null,
  defaults: SettingsSections,
  at: number,
): SettingsSections[Name] {
  const now = settingsOf(stored, defaults)[name];
  const lines = stored?.history.filter(({ section }) => section === name) ?? [];
  if (lines.every((line) => Date.parse(line.at) <= at)) return now;
  const oldest = lines.reduceRight<object>(
    (state, { field, from }) => mergePatch(state, patchOf(field, from)),
    now,
  );
  const then = lines
    .filter((line) => Date.parse(line.at) <= at && canBeTakenBack(line, lines))
    .reduce((state, { field, to }) => mergePatch(state, patchOf(field, to)), oldest);
  const parsed = z.safeParse(settingsSections[name], then);
  return parsed.success ? (parsed.data as SettingsSections[Name]) : now;
}

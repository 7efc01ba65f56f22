import { isSecretField } from '../../chat/mask-secrets.ts';
import { type SettingsLine, sectionNames, settingsSchema } from '../../record/settings.ts';
import { type StoredSettings, settingsOf } from '../../record/stored-settings.ts';
import { endpoint } from '../endpoint.ts';
import { settingsConflictSchema } from './change-settings.ts';
import { patchOf } from './section-fields.ts';
import {
  changeSection,
  changeTo,
  isOutdated,
  type SettingsContext,
  type SettingsDecision,
} from './settings-decision.ts';

/** Gives the field of a line of the history the value that it had before. */
export const takeBackSetting = endpoint({
  method: 'POST',
  path: '/api/settings/history/:line/take-back',
  access: 'owner',
  freshProof: 'for accounts',
  response: settingsSchema,
  conflict: settingsConflictSchema,
});

type Refusal = 'conflict' | 'value-invalid' | 'line-missing' | 'line-taken-back' | 'line-secret';

/**
 * Whether a line is still to be taken back: each is once, and what takes one back is not taken back itself. Of a secret,
 * there is nothing that could come back.
 * @param history in any order.
 */
export function canBeTakenBack(line: SettingsLine, history: readonly SettingsLine[]): boolean {
  if (isSecretField(line.section, line.field)) return false;
  return line.takesBack === undefined && !history.some(({ takesBack }) => takesBack === line.id);
}

/** A change like any other, with a line of its own that names the one it takes back. */
export function decideTakeBack(
  stored: StoredSettings | null,
  { line: id }: { readonly line: number },
  context: SettingsContext,
): SettingsDecision<Refusal> {
  const refuse = (reason: Refusal) => ({ kind: 'refused', reason, settings: stored }) as const;
  if (isOutdated(stored, context)) return refuse('conflict');
  const history = stored?.history ?? [];
  const line = history.find((one) => one.id === id);
  const name = sectionNames.find((known) => known === line?.section);
  if (line === undefined || name === undefined) return refuse('line-missing');
  if (isSecretField(line.section, line.field)) return refuse('line-secret');
  if (!canBeTakenBack(line, history)) return refuse('line-taken-back');
  const before = settingsOf(stored, context.defaults)[name];
  const changed = changeSection(name, before, patchOf(line.field, line.from), context);
  if ('wrong' in changed) return { ...refuse('value-invalid'), wrong: changed.wrong };
  const change = { name, before, after: changed.section, takesBack: id };
  return changeTo(stored, change, context);
}

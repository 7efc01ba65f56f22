import * as z from 'zod/mini';
import { problemSchema } from '../../problem/problem.ts';
import { sectionNames, settingsSchema } from '../../record/settings.ts';
import { type StoredSettings, settingsOf } from '../../record/stored-settings.ts';
import type { RequestOf } from '../command.ts';
import { endpoint } from '../endpoint.ts';
import {
  changeSection,
  changeTo,
  isOutdated,
  type SettingsContext,
  type SettingsDecision,
} from './settings-decision.ts';

/** What holds now, in answer to a change that was based on something else. */
export const settingsConflictSchema = z.object({
  ...problemSchema.shape,
  settings: settingsSchema,
});

/** Changes some fields of sections: a JSON merge patch, in which `null` takes a field away. */
export const changeSettings = endpoint({
  method: 'PATCH',
  path: '/api/settings',
  access: 'owner',
  freshProof: 'for accounts',
  request: z.partialRecord(z.enum(sectionNames), z.record(z.string(), z.unknown())),
  invalid: `Give the fields that change, by section: ${sectionNames.join(', ')}.`,
  response: settingsSchema,
  conflict: settingsConflictSchema,
});

/** Holds for every answer from then on. Of a request with something wrong, nothing is taken. */
export function decideSettings(
  stored: StoredSettings | null,
  request: RequestOf<typeof changeSettings>,
  context: SettingsContext,
): SettingsDecision<'conflict' | 'value-invalid'> {
  if (isOutdated(stored, context)) return { kind: 'refused', reason: 'conflict', settings: stored };
  let next = stored;
  for (const name of sectionNames) {
    const patch = request[name];
    if (patch === undefined) continue;
    const before = settingsOf(next, context.defaults)[name];
    const changed = changeSection(name, before, patch, context);
    if ('wrong' in changed) {
      return { kind: 'refused', reason: 'value-invalid', settings: stored, wrong: changed.wrong };
    }
    next = changeTo(next, { name, before, after: changed.section }, context).settings;
  }
  if (next === null || next === stored) return { kind: 'unchanged', settings: stored };
  return { kind: 'changed', settings: { ...next, revision: (stored?.revision ?? 0) + 1 } };
}

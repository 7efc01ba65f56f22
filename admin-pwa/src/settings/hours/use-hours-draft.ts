import { mergePatch } from '@yiqiao/contract/commands/settings/section-fields';
import { type HoursSection, hoursSectionSchema } from '@yiqiao/contract/hours/hours-schema';
import * as z from 'zod/mini';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { type TextField, toPatch } from '../section/text-fields.ts';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { type TextDrafting, useTextDraft } from '../section/use-text-draft.ts';
import { fieldsOf, type HoursFields, withDraft } from './hours-fields.ts';

export interface HoursDrafting {
  readonly text: TextDrafting;
  /** What is live, and what would be. */
  readonly live: HoursFields;
  readonly next: HoursFields;
  /** What would be, as pages would have it; as it is while something of it cannot be. */
  readonly section: HoursSection;
  /** Drafts several fields; an empty text takes one away. */
  set(values: Readonly<Record<string, string>>): void;
}

/** What was changed of the hours and is not live. */
export function useHoursDraft(held: HeldSettings, live: HoursSection): HoursDrafting {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts.hours);
  const text = useTextDraft(held, { name: 'hours', live, fields: fieldsIn(draft) });
  const liveFields = fieldsOf(live);
  const merged = mergePatch(live, { ...toPatch(text.changed, draft) });
  const parsed = z.safeParse(hoursSectionSchema, merged);
  return {
    text,
    live: liveFields,
    next: withDraft(liveFields, draft),
    section: parsed.success ? parsed.data : live,
    set(values) {
      draftSection('hours', { ...draft, ...values });
      text.putting.forgive();
    },
  };
}

/** The fields that were touched. */
export function fieldsIn(draft: Readonly<Record<string, string>>): readonly TextField[] {
  return Object.keys(draft).map((name) => ({ name, language: null, look: 'line' }));
}

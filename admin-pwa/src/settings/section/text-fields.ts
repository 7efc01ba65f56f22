import { patchOf } from '@yiqiao/contract/commands/settings/section-fields';
import type { Language } from '@yiqiao/contract/text/languages';

/** A field of a section that is typed. */
export interface TextField {
  /** Its name in the section; that of a part follows a full stop. */
  readonly name: string;
  /** `null` where it is the same in all. */
  readonly language: Language | null;
  readonly look: 'line' | 'folded line' | 'lines';
  /** Whether it is empty instead of absent. */
  readonly isNeverAbsent?: boolean;
}

/** What was typed, by the names of the fields. */
export type TextDraft = Readonly<Record<string, string>>;

/** What a field says; nothing where it is empty. */
export function fieldValue(section: object, { name }: Pick<TextField, 'name'>): string {
  let value: unknown = section;
  for (const part of name.split('.')) {
    value = new Map(Object.entries(value ?? {})).get(part);
  }
  return typeof value === 'string' ? value : '';
}

/** The fields in which what was typed differs from what holds. */
export function changedIn<Field extends TextField>(
  fields: readonly Field[],
  section: object,
  draft: TextDraft,
): readonly Field[] {
  return fields.filter((field) => {
    const typed = draft[field.name];
    return typed !== undefined && typed.trim() !== fieldValue(section, field);
  });
}

/** What the server is asked to change. */
export function toPatch(fields: readonly TextField[], draft: TextDraft): object {
  return fields.reduce<object>((patch, { name, isNeverAbsent }) => {
    const typed = (draft[name] ?? '').trim();
    const isTakenAway = typed === '' && !isNeverAbsent;
    return merge(patch, patchOf(name, isTakenAway ? undefined : typed));
  }, {});
}

/** Patches of different fields; `mergePatch` would take a field away at once. */
function merge(one: object, other: object): object {
  const merged = new Map<string, unknown>(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const before = merged.get(name);
    const areBoth = isObject(before) && isObject(value);
    merged.set(name, areBoth ? merge(before, value) : value);
  }
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

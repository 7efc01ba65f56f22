import * as z from 'zod/mini';
import { findWrongChat } from '../../chat/find-wrong-chat.ts';
import { maskValue } from '../../chat/mask-secrets.ts';
import { findWrongKept } from '../../keeping/find-wrong-kept.ts';
import type { KeptSection } from '../../keeping/kept-schema.ts';
import type { Author } from '../../record/author.ts';
import type { ChatSection } from '../../record/chat.ts';
import {
  type SectionName,
  type SettingsLine,
  type SettingsSections,
  settingsLineSchema,
  settingsSections,
} from '../../record/settings.ts';
import { maxSettingsLines, type StoredSettings } from '../../record/stored-settings.ts';
import { changedFields, fieldNames, isFieldName, mergePatch } from './section-fields.ts';

/**
 * What a command does to the settings of an office. Pure, like the decisions on people: a store runs one on the
 * record as it is at that moment.
 */
export type SettingsDecision<Refusal extends string = never> =
  | { readonly kind: 'changed'; readonly settings: StoredSettings }
  /** It is so already. */
  | { readonly kind: 'unchanged'; readonly settings: StoredSettings | null }
  | {
      readonly kind: 'refused';
      readonly reason: Refusal;
      readonly settings: StoredSettings | null;
      /** Of a wrong value: whose it is, and what it must be. */
      readonly wrong?: WrongValue;
    };

type Section = SettingsSections[SectionName];

export interface WrongValue {
  /** Section and field, such as `company.email`. */
  readonly field: string;
  /** Follows the name of the field. */
  readonly message: string;
}

export interface SettingsContext {
  /** In ms since the epoch. */
  readonly at: number;
  /** Whose session it is. */
  readonly by: Author;
  /** What holds of a section that was never changed. */
  readonly defaults: SettingsSections;
  /** Refuse at any other revision. */
  readonly ifRevision?: number | undefined;
  /** Hosts, with their port, at which chats take messages beside the services' own. */
  readonly furtherHosts?: readonly string[];
}

/** The same section with some fields changed, or what is wrong with that. */
export function changeSection(
  name: SectionName,
  before: Section,
  patch: object,
  { furtherHosts }: Pick<SettingsContext, 'furtherHosts'>,
): { readonly section: Section } | { readonly wrong: WrongValue } {
  const schema = settingsSections[name];
  const known = fieldNames(schema);
  const merged = mergePatch(before, { ...patch });
  const unknown = changedFields(before, merged).find(({ field }) => !isFieldName(field, known));
  if (unknown !== undefined) {
    return { wrong: { field: `${name}.${unknown.field}`, message: 'is no such setting' } };
  }
  const parsed = z.safeParse(schema, merged);
  // What this release does not know of it stays, so the result is more than the schema names, and nothing less.
  if (parsed.success) {
    const section = mergePatch(merged, parsed.data) as Section;
    const wrong = findWrong(name, before, section, furtherHosts);
    return wrong === null ? { section } : { wrong: { ...wrong, field: `${name}.${wrong.field}` } };
  }
  const [issue] = parsed.error.issues;
  const field = [name, ...(issue?.path ?? [])].join('.');
  return { wrong: { field, message: issue?.message ?? 'is not valid' } };
}

/** What is wrong with a section beyond what its fields are. */
function findWrong(
  name: SectionName,
  before: Section,
  after: Section,
  furtherHosts: readonly string[] | undefined,
): WrongValue | null {
  if (name === 'chat') return findWrongChat(after as ChatSection, furtherHosts);
  if (name === 'kept') return findWrongKept(before as KeptSection, after as KeptSection);
  return null;
}

/** With a section changed, and a line for each of its fields that differs; of secrets it holds the end alone. */
export function changeTo(
  stored: StoredSettings | null,
  { name, before, after, takesBack }: SectionChange,
  { at, by }: SettingsContext,
): SettingsDecision {
  const changes = changedFields(before, after);
  if (changes.length === 0) return { kind: 'unchanged', settings: stored };
  const { revision, sections, history } = stored ?? nothingStored;
  const first = (history.at(-1)?.id ?? 0) + 1;
  const lines = changes.map(({ field, from, to }, index): SettingsLine => {
    const values = z.parse(lineValuesSchema, {
      ...(from !== undefined && { from: maskValue(name, field, from) }),
      ...(to !== undefined && { to: maskValue(name, field, to) }),
    });
    const moment = new Date(at).toISOString();
    const line = { id: first + index, at: moment, by, section: name, field, ...values };
    return takesBack === undefined ? line : { ...line, takesBack };
  });
  const settings: StoredSettings = {
    ...(stored ?? nothingStored),
    revision: revision + 1,
    sections: { ...sections, [name]: after },
    history: [...history, ...lines].slice(-maxSettingsLines),
  };
  return { kind: 'changed', settings };
}

interface SectionChange {
  readonly name: SectionName;
  readonly before: Section;
  readonly after: Section;
  /** Id of the line that this takes back. */
  readonly takesBack?: number;
}

const lineValuesSchema = z.pick(settingsLineSchema, { from: true, to: true });

/** The record of an office in which nothing was ever changed. */
export const nothingStored: StoredSettings = { version: 1, revision: 0, sections: {}, history: [] };

/** Whether somebody else has changed the settings since the revision that a command was based on. */
export function isOutdated(
  stored: StoredSettings | null,
  { ifRevision }: SettingsContext,
): boolean {
  return ifRevision !== undefined && ifRevision !== (stored?.revision ?? 0);
}

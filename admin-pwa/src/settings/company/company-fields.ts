import { mergePatch, patchOf } from '@yiqiao/contract/commands/settings/section-fields';
import { type CompanySection, companySectionSchema } from '@yiqiao/contract/company-schema';
import { type Language, languages } from '@yiqiao/contract/text/languages';
import * as z from 'zod/mini';
import type { SettingsDrafts } from '../../state/console-state.ts';
import type { Texts } from '../../texts/en.ts';

type CompanyDraft = SettingsDrafts['company'];

export type FactName = keyof Texts['settings']['facts'];

/** A field of the company's section, as the form shows it. */
export interface CompanyField {
  /** Its name in the section; that of a part follows a full stop. */
  readonly name: string;
  readonly fact: FactName;
  /** `null` where it is the same in all. */
  readonly language: Language | null;
  readonly look: 'line' | 'folded line' | 'lines';
}

function inScripts(
  fact: FactName,
  names: readonly [string, string, string],
  look: CompanyField['look'],
): readonly CompanyField[] {
  return languages.map((language, index) => ({ name: names[index] ?? '', fact, language, look }));
}

/** What differs between the scripts, line by line. */
export const fieldsInScripts: readonly (readonly CompanyField[])[] = [
  inScripts('name', ['name', 'nameChinese', 'nameTraditional'], 'line'),
  inScripts('brand', ['brand', 'brandChinese', 'brandTraditional'], 'line'),
  inScripts(
    'registeredAs',
    ['registeredAs.en', 'registeredAs.zh-Hans', 'registeredAs.zh-Hant'],
    'folded line',
  ),
  inScripts('address', ['address.en', 'address.zh-Hans', 'address.zh-Hant'], 'lines'),
];

/** What is the same in all. */
export const fieldsForAll: readonly CompanyField[] = (
  ['email', 'telephone', 'icpNumber', 'registration', 'taxNumber'] as const
).map((fact) => ({ name: fact, fact, language: null, look: 'line' }));

export const companyFields = [...fieldsInScripts.flat(), ...fieldsForAll];

/** What a field says; nothing where it is empty. */
export function fieldValue(section: CompanySection, { name }: Pick<CompanyField, 'name'>): string {
  let value: unknown = section;
  for (const part of name.split('.')) {
    value = new Map(Object.entries(value ?? {})).get(part);
  }
  return typeof value === 'string' ? value : '';
}

/** The fields in which what was typed differs from what holds. */
export function changedIn(section: CompanySection, draft: CompanyDraft): readonly CompanyField[] {
  return companyFields.filter((field) => {
    const typed = draft[field.name];
    return typed !== undefined && typed.trim() !== fieldValue(section, field);
  });
}

/** What the server is asked to change. The short Chinese name may be empty, and is never absent. */
export function toPatch(fields: readonly CompanyField[], draft: CompanyDraft): object {
  return fields.reduce<object>((patch, { name }) => {
    const typed = (draft[name] ?? '').trim();
    const isTakenAway = typed === '' && name !== 'brandChinese';
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

/** The company as it would be; as it is while what was typed cannot be. */
export function afterPatch(section: CompanySection, patch: object): CompanySection {
  const parsed = z.safeParse(companySectionSchema, mergePatch(section, { ...patch }));
  return parsed.success ? parsed.data : section;
}

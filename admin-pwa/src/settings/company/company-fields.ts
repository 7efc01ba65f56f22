import { mergePatch } from '@yiqiao/contract/commands/settings/section-fields';
import { type CompanySection, companySectionSchema } from '@yiqiao/contract/company-schema';
import { languages } from '@yiqiao/contract/text/languages';
import * as z from 'zod/mini';
import type { Texts } from '../../texts/en.ts';
import type { TextField } from '../section/text-fields.ts';

export type FactName = keyof Texts['settings']['facts'];

/** A field of the company's section, as the form shows it. */
export interface CompanyField extends TextField {
  readonly fact: FactName;
}

function inScripts(
  fact: FactName,
  names: readonly [string, string, string],
  look: CompanyField['look'],
): readonly CompanyField[] {
  return languages.map((language, index) => {
    const name = names[index] ?? '';
    // The short Chinese name may be empty.
    return { name, fact, language, look, isNeverAbsent: name === 'brandChinese' };
  });
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
  ['email', 'telephone', 'timeZone', 'icpNumber', 'registration', 'taxNumber'] as const
).map((fact) => ({ name: fact, fact, language: null, look: 'line' }));

export const companyFields = [...fieldsInScripts.flat(), ...fieldsForAll];

/** The company as it would be; as it is while what was typed cannot be. */
export function afterPatch(section: CompanySection, patch: object): CompanySection {
  const parsed = z.safeParse(companySectionSchema, mergePatch(section, { ...patch }));
  return parsed.success ? parsed.data : section;
}

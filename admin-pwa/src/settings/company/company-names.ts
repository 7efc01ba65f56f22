import { autonyms } from '@yiqiao/contract/text/languages';
import type { Texts } from '../../texts/en.ts';
import { type CompanyField, companyFields } from './company-fields.ts';

/** What a field is called; by its own name if a later release has added it. */
export function nameOfField(words: Texts['settings'], name: string): string {
  const field = companyFields.find((one) => one.name === name);
  if (field === undefined) return name;
  const fact = words.facts[field.fact];
  return field.language === null ? fact : words.in(fact, autonyms[field.language].name);
}

/** What several fields are called; those of one fact together. */
export function namesOfFields(
  words: Texts['settings'],
  fields: readonly CompanyField[],
): readonly string[] {
  const facts = [...new Set(fields.map(({ fact }) => fact))];
  return facts.map((fact) => {
    const [first, ...more] = fields.filter((field) => field.fact === fact);
    if (first !== undefined && more.length === 0) return nameOfField(words, first.name);
    return words.inSeveral(words.facts[fact], more.length + 1);
  });
}

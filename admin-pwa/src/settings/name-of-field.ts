import type { Texts } from '../texts/en.ts';
import { companyFields } from './company-fields.ts';

/** What a field is called; by its own name if a later release has added it. */
export function nameOfField(words: Texts['settings'], name: string): string {
  const field = companyFields.find((one) => one.name === name);
  if (field === undefined) return name;
  const fact = words.facts[field.fact];
  return field.language === null ? fact : words.in(fact, words.scripts[field.language]);
}

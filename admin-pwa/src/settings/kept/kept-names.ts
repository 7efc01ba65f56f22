import { keptFor } from '@yiqiao/contract/keeping/kept-for';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import type { Texts } from '../../texts/en.ts';

type Words = Texts['settings'];

export type KeptField = keyof KeptSection;
export type KeptValue = KeptSection[KeptField];

export const keptFields: readonly KeptField[] = ['retentionHours', 'abandonedDays', 'invoiceYears'];

/** Documents are gone an hour before the time that is promised. */
const reserveHours = keptFor.promisedHours - keptFor.afterCompletionHours;

/** Within how many hours documents are gone that are kept for so many. */
export function promisedHours(retentionHours: number): number {
  return retentionHours + reserveHours;
}

export function toKeptField(field: string): KeptField | null {
  return keptFields.find((name) => name === field) ?? null;
}

/** "within 24 hours", "30 days", "10 years". */
export function keptText({ kept: words }: Words, field: KeptField, value: KeptValue): string {
  if (value === 'off') return words.off;
  if (field === 'retentionHours') return words.within(promisedHours(value));
  return field === 'abandonedDays' ? words.days(value) : words.years(value);
}

/** The row of the list: "24 h, 30 days, 90 days, 10 years". */
export function summaryOfKept(words: Words, section: KeptSection): string {
  const { kept } = words;
  const brief = (field: KeptField) => {
    const value = section[field];
    if (value === 'off') return kept.brief.off;
    if (field === 'retentionHours') return kept.brief.hours(promisedHours(value));
    return keptText(words, field, value);
  };
  return [
    brief('retentionHours'),
    brief('abandonedDays'),
    kept.days(keptFor.linkDays),
    brief('invoiceYears'),
  ].join(words.comma);
}

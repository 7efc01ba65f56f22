import { type Currency, currencies } from '@yiqiao/contract/money/currency';
import { autonyms, languages } from '@yiqiao/contract/text/languages';
import type { Texts } from '../../texts/en.ts';
import type { TextField } from '../section/text-fields.ts';

type Words = Texts['settings'];

/** A field of the bank account of a currency. */
export interface AccountField extends TextField {
  readonly currency: Currency;
  readonly fact: keyof Words['accounts']['facts'];
}

/** In the order in which the forms of banks ask. */
const facts = ['name', 'number', 'bank', 'code'] as const;

export function fieldsOf(currency: Currency): readonly AccountField[] {
  return accountFields.filter((field) => field.currency === currency);
}

const accountFields: readonly AccountField[] = currencies.flatMap((currency) =>
  facts.map((fact) => ({
    ...{ currency, fact, name: `${currency}.${fact}`, language: null, look: 'line' },
  })),
);

export const otherWaysFields: readonly TextField[] = languages.map((language) => ({
  ...{ name: `bankTransfer.${language}`, language, look: 'lines' },
}));

/** All of the section. */
export const accountsFields: readonly TextField[] = [...accountFields, ...otherWaysFields];

/** What a field is called; by its own name if a later release has added it. */
export function nameOfAccountField(words: Words, name: string): string {
  const { accounts } = words;
  const field = accountFields.find((one) => one.name === name);
  if (field) return words.in(accounts.currencies[field.currency], accounts.facts[field.fact]);
  const language = otherWaysFields.find((one) => one.name === name)?.language;
  return language ? words.in(accounts.otherWays, autonyms[language].name) : name;
}

/** What is changed, in words, each account and the other ways once. */
export function namesOfChanged(words: Words, changed: readonly TextField[]): readonly string[] {
  const { accounts } = words;
  const touched = currencies.filter((currency) =>
    changed.some(({ name }) => name.startsWith(`${currency}.`)),
  );
  const hasOther = changed.some((field) => otherWaysFields.includes(field));
  return [
    ...touched.map((currency) => accounts.accountIn[currency]),
    ...(hasOther ? [accounts.otherWays] : []),
  ];
}

import { mergePatch } from '@yiqiao/contract/commands/settings/section-fields';
import { type Currency, currencies } from '@yiqiao/contract/money/currency';
import type { Texts } from '../../texts/en.ts';
import { fieldValue } from '../section/text-fields.ts';

/** What a change of the accounts does, in words, for whoever has to show first who it is. */
export function accountDeed(words: Texts['settings']['accounts'], live: object, patch: object) {
  const next = mergePatch(live, { ...patch });
  const moves = currencies.flatMap((currency) => {
    const from = accountWords(words, live, currency);
    const to = accountWords(words, next, currency);
    if (from === to) return [];
    const name = words.currencies[currency];
    if (to === '') return [words.deed.gone(name, from)];
    return [from === '' ? words.deed.first(name, to) : words.deed.moved(name, from, to)];
  });
  return moves.length === 0 ? words.deed.other : moves.join(' ');
}

/** "…4417 at Example Bank"; empty where there is no account. */
function accountWords(
  words: Texts['settings']['accounts'],
  section: object,
  currency: Currency,
): string {
  const number = fieldValue(section, { name: `${currency}.number` });
  const bank = fieldValue(section, { name: `${currency}.bank` });
  if (number === '' && bank === '') return '';
  return words.accountAt(number.replaceAll(/\s/g, '').slice(-4), bank);
}

import { claimIds } from '@yiqiao/contract/claims/claims-schema';
import type { SettingsLine } from '@yiqiao/contract/record/settings';
import { currencyName } from '../figures/money-text.ts';
import type { Texts } from '../texts/en.ts';
import { nameOfAccountField } from './accounts/account-fields.ts';
import { chatText, nameOfChatField } from './chat/chat-names.ts';
import { nameOfField } from './company/company-names.ts';
import { hoursText, nameOfHoursField } from './hours/hours-names.ts';
import { keptText, toKeptField } from './kept/kept-names.ts';
import { nameOfPrice, priceText, toPriceName } from './prices/price-names.ts';

type Words = Texts['settings'];

/** What the field of a line is called; by its own name if a later release has added it. */
export function nameOfLine(words: Words, { section, field }: SettingsLine): string {
  if (section === 'currencies') return words.accounts.quotesBeginWith;
  if (section === 'accounts') return nameOfAccountField(words, field);
  if (section === 'chat') return nameOfChatField(words, field);
  if (section === 'prices') return nameOfPriceLine(words, field);
  if (section === 'hours') return nameOfHoursField(words, field);
  if (section === 'kept') return nameOfKeptLine(words, field);
  if (section !== 'claims') return nameOfField(words, field);
  const claim = claimIds.find((id) => id === field);
  return claim === undefined ? field : words.claims.inHistory(words.claims.names[claim]);
}

/** A value of it, in words. */
export function valueOfLine(
  words: Words,
  { section, field }: Pick<SettingsLine, 'section' | 'field'>,
  value: SettingsLine['from'],
): string {
  const price = section === 'prices' ? toPriceName(field) : null;
  if (price !== null && typeof value === 'string') return priceText(price, value);
  const kept = section === 'kept' ? toKeptField(field) : null;
  if (kept !== null && (typeof value === 'number' || value === 'off'))
    return keptText(words, kept, value);
  const inChat = section === 'chat' ? chatText(words, field, value) : null;
  if (inChat !== null) return inChat;
  if (value === undefined || value === '') return words.history.nothing;
  if (section === 'currencies') return currencyName(String(value));
  if (section === 'hours') return hoursText(String(value));
  if (typeof value === 'boolean') return value ? words.claims.shown : words.claims.off;
  return String(value);
}

function nameOfKeptLine(words: Words, field: string): string {
  const name = toKeptField(field);
  return name === null ? field : words.kept.inHistory(words.kept.names[name]);
}

function nameOfPriceLine(words: Words, field: string): string {
  const name = toPriceName(field);
  return name === null ? field : words.prices.inHistory(nameOfPrice(name));
}

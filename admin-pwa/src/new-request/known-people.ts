import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { foldText } from '../characters/fold-text.ts';

/** A client whose requests are on this device, as in the latest of them. */
export interface KnownPerson {
  readonly name: string;
  readonly email: string;
  /** A telephone number or a WeChat name. */
  readonly contact: string;
  readonly language: string;
  readonly direction: string;
  /** How many of the requests that were looked at are theirs. */
  readonly requests: number;
}

const mostPeople = 4;

/**
 * Clients whose name, address or number contains what was typed, the latest first. Those with one address are one
 * person; without an address, those with one name and number.
 */
export function findKnownPeople(
  quotes: readonly QuoteSubmission[],
  typed: string,
): readonly KnownPerson[] {
  const sought = foldText(typed.trim());
  if (sought === '') return [];
  const people = new Map<string, KnownPerson>();
  for (const quote of quotes) {
    const { customerName, customerEmail, origin } = quote;
    const contact = origin?.contact ?? '';
    const key = (customerEmail || `${customerName} ${contact}`).toLowerCase();
    const known = people.get(key);
    if (known !== undefined) people.set(key, { ...known, requests: known.requests + 1 });
    else if (people.size < mostPeople && isMatch([customerName, customerEmail, contact], sought)) {
      people.set(key, personIn(quote, contact));
    }
  }
  return [...people.values()];
}

function isMatch(texts: readonly string[], sought: string): boolean {
  return texts.some((text) => foldText(text).includes(sought));
}

function personIn(quote: QuoteSubmission, contact: string): KnownPerson {
  const { customerName, customerEmail, language = '', translationDirection } = quote;
  return {
    name: customerName,
    email: customerEmail,
    contact,
    language,
    direction: translationDirection,
    requests: 1,
  };
}

import { isDeepStrictEqual } from 'node:util';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Holdings } from '@yiqiao/ports/moving/moving-side';

const maxNamed = 5;

/** @returns the differences between source and copy; empty if there are none. */
export function compareHoldings(sent: Holdings, arrived: Holdings): readonly string[] {
  const { quotes, ...rest } = withoutLostCharacters(sent);
  const { quotes: arrivedQuotes, ...arrivedRest } = arrived;
  return [
    ...compareQuotes(quotes, arrivedQuotes),
    ...(isDeepStrictEqual(inOrder(rest), inOrder(arrivedRest))
      ? []
      : ['payment intents, erasures, people, settings, password or secrets']),
  ];
}

function inOrder({ paymentIntents, erasures, ...rest }: Omit<Holdings, 'quotes'>) {
  return { ...rest, paymentIntents: byId(paymentIntents), erasures: byId(erasures) };
}

function byId<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** Compared in order, since the order of arrival matters. */
function compareQuotes(
  sent: readonly StoredQuote[],
  arrived: readonly StoredQuote[],
): readonly string[] {
  const faults = sent.length === arrived.length ? [] : [`${sent.length} and ${arrived.length}`];
  const different = sent.filter((quote, index) => !isDeepStrictEqual(quote, arrived[index]));
  return [...faults, ...different.slice(0, maxNamed).map(({ reference }) => reference)];
}

/** A database cannot hold the character 0 or lone surrogates; nothing that people type contains them. */
function withoutLostCharacters(holdings: Holdings): Holdings {
  const text = JSON.stringify(holdings);
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return holdings;
  return JSON.parse(text, (_name, value) =>
    typeof value === 'string' ? Buffer.from(value.replaceAll('\0', '\u{fffd}')).toString() : value,
  );
}

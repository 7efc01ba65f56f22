import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { fillReply, findOpenBlanks, toFieldText } from './blanks.ts';
import { filterReplies, orderReplies } from './choose-replies.ts';
import { factsOf, offerOf } from './reply-facts.ts';
import { countReply, liuReply, stampReply } from './test/sample-replies.ts';

const facts = { client: '林美慧', reference: 'YQ-7F3K', date: '2026年11月27日' };

describe('fillReply', () => {
  it('fills in what the order knows, in whatever script it is asked for', () => {
    const parts = fillReply('{客戶}：{ Reference } · {date}，{address}。', facts);
    expect(parts).toEqual([
      { kind: 'filled', text: '林美慧' },
      { kind: 'plain', text: '：' },
      { kind: 'filled', text: 'YQ-7F3K' },
      { kind: 'plain', text: ' · ' },
      { kind: 'filled', text: '2026年11月27日' },
      { kind: 'plain', text: '，' },
      { kind: 'open', text: 'address' },
      { kind: 'plain', text: '。' },
    ]);
  });

  it('leaves to the person what the order does not know', () => {
    expect(fillReply('{price}', facts)).toEqual([{ kind: 'open', text: 'price' }]);
  });

  it('loses nothing of a text, and what is filled in is never a blank again', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, client) => {
        const parts = fillReply(text, { client });
        const braced = parts.map((part) => (part.kind === 'open' ? `{${part.text}}` : part.text));
        if (!/\{[^{}\n]*\}/.test(text)) expect(braced.join('')).toBe(text);
        const filled = fillReply('{client} {address}', { client: '{address}' });
        expect(findOpenBlanks(toFieldText(filled)).map(({ name }) => name)).toEqual(['address']);
      }),
    );
  });
});

describe('findOpenBlanks', () => {
  it('finds the blanks of replies, and no braces that somebody has typed', () => {
    const text = `Keep {name} as it is. ${toFieldText(fillReply('To {address}, {floor}.', {}))}`;
    const found = findOpenBlanks(text);
    expect(found.map(({ name }) => name)).toEqual(['address', 'floor']);
    for (const { start, end, name } of found) expect(text.slice(start, end)).toContain(name);
    expect(findOpenBlanks('Hello {name}, {count} left')).toEqual([]);
  });
});

describe('factsOf', () => {
  const at = { now: Date.parse('2026-11-20T20:00:00.000Z') };
  const offer = {
    ...{ version: 1, wordCount: 5318, countedWords: 5318, total: '531.80', currency: 'USD' },
    ...{ deliverBy: '2026-11-27T09:30:00.000Z', validUntil: '2026-12-01T10:00:00.000Z' },
    at: '2026-11-20T10:00:00.000Z',
  };
  const quote = sampleQuote({ customerName: '林美慧', timeZone: 'Asia/Shanghai', offers: [offer] });

  it('says it in the client’s language and by the client’s calendar', () => {
    expect(factsOf(quote, offerOf(quote), { language: 'zh-Hans', ...at })).toMatchObject({
      client: '林美慧',
      words: '5,318',
      date: '2026年11月27日星期五',
      today: '2026年11月21日星期六',
    });
    const english = factsOf(quote, offerOf(quote), { language: 'en', ...at });
    expect(english.date).toBe('Friday, November 27, 2026');
    expect(english.price).toBe('$531.80');
  });

  it('promises nothing where nothing is offered', () => {
    const none = factsOf(quote, null, { language: 'en', ...at });
    expect(none).not.toHaveProperty('date');
    expect(none).not.toHaveProperty('price');
  });
});

describe('the order of replies', () => {
  const all = [stampReply, countReply, liuReply];

  it('is that of their use on this device, then of their names', () => {
    expect(orderReplies(all, { liu: 2 }).map(({ id }) => id)).toEqual(['liu', 'count', 'stamp']);
  });

  it('is narrowed by name, short word and text', () => {
    const found = (text: string) => filterReplies(all, text).map(({ id }) => id);
    expect(found('盖章')).toEqual(['stamp']);
    expect(found('STAMP')).toEqual(['stamp']);
    expect(found('counting hello')).toEqual(['count']);
    expect(found('')).toHaveLength(3);
  });
});

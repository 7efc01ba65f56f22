import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { withText } from './search-texts.ts';

describe('withText', () => {
  const names = ['Anna Lindqvist', '王小明', 'Tomás Herrera', 'ＡＮＮＡ 王', 'Ann\nLee'];
  const list = Array.from({ length: 1_003 }, (_, at) =>
    sampleQuote({
      id: `q${at}`,
      customerName: names[at % names.length] ?? '',
      reference: `R${at}`,
    }),
  );

  /** Row by row, as one would say what the search is. */
  function isFound({ customerName, reference }: (typeof list)[number], text: string): boolean {
    const fold = (part: string) => part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    const words = fold(text).split(' ').filter(Boolean);
    return words.every((word) => fold(`${customerName} ${reference}`).includes(word));
  }

  it.each([
    'anna',
    'ANNA',
    '王',
    '王 anna',
    'anna r1',
    'r1002',
    'r0 r0',
    'tomas 7 2',
    'lee r4 herrera',
    'r199 lind',
    'nobody',
    'q',
  ])('finds exactly what has "%s", in the order of the list', (text) => {
    const expected = list.filter((quote) => isFound(quote, text)).map(({ id }) => id);
    expect(withText(list, text).map(({ id }) => id)).toEqual(expected);
  });

  it('finds nothing that reaches from one submission into the next', () => {
    const two = [sampleQuote({ reference: 'YQ-AAAA' }), sampleQuote({ customerName: 'Berg' })];
    expect(withText(two, 'aaaaberg')).toEqual([]);
    expect(withText(two, '\n')).toBe(two);
  });
});

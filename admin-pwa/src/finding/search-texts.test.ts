import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { findByText } from './search-texts.ts';

describe('findByText', () => {
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
    expect(findByText(list, text).map(({ id }) => id)).toEqual(expected);
  });

  it('finds nothing that reaches from one submission into the next', () => {
    const two = [sampleQuote({ reference: 'YQ-AAAA' }), sampleQuote({ customerName: 'Berg' })];
    expect(findByText(two, 'aaaaberg')).toEqual([]);
    expect(findByText(two, '\n')).toBe(two);
  });

  it('finds what is new in a list that has changed, and no longer what was', () => {
    const changed = [...list];
    changed[300] = sampleQuote({ id: 'changed', customerName: 'Wu Changed' });
    const grown = [sampleQuote({ id: 'new', customerName: 'Wu New' }), ...changed];
    expect(findByText(list, 'wu')).toEqual([]);
    expect(findByText(changed, 'wu').map(({ id }) => id)).toEqual(['changed']);
    expect(findByText(grown, 'wu').map(({ id }) => id)).toEqual(['new', 'changed']);
    expect(findByText(grown, 'r300')).toEqual([]);
    expect(findByText(list, 'r300').map(({ id }) => id)).toEqual(['q300']);
  });

  it.each([
    ['ΣΟΦΟΣ', 'σοφός'],
    ['Παπασταύρου', 'ΠΑΠΑΣ'],
    ['Königstraße', 'KONIGSTRASSE'],
    ['Siobhán O’Brien', "o'brien"],
    ["Siobhán O'Brien", 'O’Brien'],
    ['Keʻahi Kahale', 'keʼahi'],
    ['合同“终稿”.docx', '"终稿"'],
  ])('finds "%s" by "%s"', (customerName, text) => {
    const quote = sampleQuote({ customerName });
    expect(findByText([sampleQuote(), quote], text)).toEqual([quote]);
  });

  it('looks for no word twice, and for none once a row lacks another', () => {
    const letter = 'anna r1 '.repeat(200_000);
    expect(findByText(list, letter)).toEqual(findByText(list, 'anna r1'));
    const words = Array.from({ length: 20_000 }, (_, at) => `R${at}`).join(' ');
    expect(findByText(list, words)).toEqual([]);
  });

  it.each([1, 199, 200, 201, 400])('finds the first and the last of %d', (length) => {
    const some = list.slice(0, length);
    expect(findByText(some, 'r0')[0]?.id).toBe('q0');
    expect(findByText(some, `r${length - 1}`).map(({ id }) => id)).toContain(`q${length - 1}`);
  });

  it('ranks those whose name has the words before those who have them elsewhere', () => {
    const client = (id: string, customerName: string, reference: string) =>
      sampleQuote({ id, customerName, reference });
    const clients = [
      client('a', 'Client 20', 'YQ-12AB-CDEF'),
      client('b', 'Client 12', 'YQ-AAAA-BBBB'),
      client('c', 'Client 112', 'YQ-AAAA-CCCC'),
    ];
    expect(findByText(clients, 'Client 12').map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(findByText(clients, 'yq')).toBe(clients);
  });
});

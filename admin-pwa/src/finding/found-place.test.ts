import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadScripts } from '../characters/scripts.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { findPlace } from './found-place.ts';
import { findByText } from './search-texts.ts';

const at = '2026-11-20T10:00:00.000Z';
const quote = sampleQuote({
  id: 'liu',
  customerName: '刘美慧 Margaret Liu',
  fileName: '股东协议.docx',
  reference: 'YQ-7F3K-Q2ZD',
  messages: [
    {
      id: '1',
      from: 'client',
      text: '中英文兩個文本具有同等效力，\n請注意區分「定金」與「訂金」。',
      at,
    },
    { id: '2', from: 'office', text: 'The stamp is in the price. Who is O’Brien?', at },
  ],
  notes: [{ id: '3', text: 'Call before noon', at }],
});
const others = Array.from({ length: 450 }, (_, index) => sampleQuote({ id: `other-${index}` }));
const list = [...others.slice(0, 200), quote, ...others.slice(200)];
const idsOf = (text: string) => findByText(list, text).map(({ id }) => id);

beforeAll(() => loadScripts());

describe('the search', () => {
  it.each([
    '劉美慧',
    '刘美慧',
    '股東協議',
    '订金',
    '訂金',
    '两个文本',
    'stamp price',
    "o'brien",
    'noon',
    'margaret 定金',
  ])('finds "%s", in either script and wherever it was written', (text) => {
    expect(idsOf(text)).toEqual(['liu']);
  });

  it('finds nothing that reaches from one text into the next', () => {
    expect(idsOf('效力請注意')).toEqual([]);
    expect(idsOf('noonYQ')).toEqual([]);
  });

  it('puts what is only in the texts behind what a row says of itself', () => {
    const named = sampleQuote({ id: 'named', customerName: 'Stamp Trading' });
    const filed = sampleQuote({ id: 'filed', fileName: 'stamp.pdf' });
    const found = findByText([quote, filed, named], 'stamp').map(({ id }) => id);
    expect(found).toEqual(['named', 'filed', 'liu']);
  });

  it('never misses a part of what was written', () => {
    const said = fc.string({ unit: fc.constantFrom(...'劉刘后後发髮aÉ,。 ’\n'), maxLength: 60 });
    fc.assert(
      fc.property(said, fc.nat({ max: 60 }), (text, from) => {
        const [part = ''] = text.slice(from).split(/\s/);
        fc.pre(part.trim() !== '');
        const one = sampleQuote({ id: 'one', notes: [{ id: 'n', text, at }] });
        expect(findByText([sampleQuote({ id: 'two' }), one], part)).toContain(one);
      }),
    );
  });
});

describe('findPlace', () => {
  it('says nothing where the row shows it', () => {
    for (const text of ['劉 margaret', '股東', '', 'nowhere'])
      expect(findPlace(quote, text)).toBeNull();
  });

  it('shows the place with the match as it is written', () => {
    expect(findPlace(quote, '订金')).toEqual({
      place: 'message',
      before: '…力， 請注意區分「定金」與「',
      match: '訂金',
      after: '」。',
    });
    expect(findPlace(quote, 'liu NOON')).toMatchObject({ place: 'note', match: 'noon' });
    expect(findPlace(quote, 'q2zd')).toMatchObject({
      place: 'reference',
      match: 'Q2ZD',
      after: '',
    });
  });

  it('looks again when it is another search', () => {
    expect(findPlace(quote, 'stamp')?.match).toBe('stamp');
    expect(findPlace(quote, 'price')?.match).toBe('price');
  });
});

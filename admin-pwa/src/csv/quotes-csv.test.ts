import { moneyFacts, sampleMoney } from '@yiqiao/contract/commands/sample-money';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { moneyOnWire } from '@yiqiao/contract/life/order-money';
import { format } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { toCsv } from './quotes-csv.ts';

function cells(differences: Parameters<typeof sampleQuote>[0], isOneLine = true): string {
  const csv = toCsv([sampleQuote(differences)], false);
  return isOneLine ? (csv.split('\r\n')[1] ?? '') : csv;
}

/**
 * The cells as a spreadsheet finds them with this separator: a quotation mark counts where a cell
 * begins, anywhere else it is a letter.
 */
function readAs(csv: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = csv;
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const opening = quoted?.[0] ?? '';
    const plain =
      rest
        .slice(opening.length)
        .split(/[\r\n]/, 1)[0]
        ?.split(separator, 1)[0] ?? '';
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + plain);
    rest = rest.slice(opening.length + plain.length + 1);
  }
  return cells;
}

describe('toCsv', () => {
  it('gives a document that is being counted neither words nor a cost', () => {
    const counting = { wordCount: 2161, wordCountBasis: 'counting', estimatedCost: '216.10' };
    const row = cells({ ...counting, measurement: null });
    expect(row).toContain(',,being counted,');
    expect(row).not.toMatch(/2161|216\.1/);
  });

  it('starts with a byte order mark and ends every line as Excel does', () => {
    const csv = toCsv([sampleQuote()], false);
    expect(csv.codePointAt(0)).toBe(0xfeff);
    expect(csv.match(/\r\n/g)).toHaveLength(2);
    expect(csv).toContain('合同 草案.txt');
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1+2', '@sum', '＝1+1', ' =1', '\tone', '\rone'])(
    'lets no spreadsheet run %j',
    (customerName) => {
      expect(cells({ customerName })).toContain(`'${customerName.replaceAll('"', '""')}`);
    },
  );

  it.each([
    ['x;=1+1', "x;'=1+1"],
    ['x; @sum', "x; '@sum"],
    ['x";"=1+1', `x"";""'=1+1`],
    ['x\t-1+1', "x\t'-1+1"],
    ['x\n+1+1', "x\n'+1+1"],
    ['\t=1', "'\t'=1"],
  ])('lets none run what follows another separator in %j', (customerName, expected) => {
    expect(cells({ customerName }, false)).toContain(`"${expected}"`);
  });

  it('holds no formula, whatever separates cells for the reader', () => {
    const piece = fc.constantFrom(...'=+-@＝;,|\t\r\n"\' \0a1');
    const hostile = fc.string({ unit: piece, maxLength: 12 });
    fc.assert(
      fc.property(hostile, hostile, (customerName, fileName) => {
        const csv = toCsv([sampleQuote({ customerName, fileName })], false).slice(1);
        for (const separator of [',', ';', '\t', '|']) {
          const texts = readAs(csv, separator).filter((cell) => !/^-?\d+$/.test(cell));
          expect(
            texts.filter((cell) => /^\s*[=+\-@＝]/.test(cell)),
            csv,
          ).toEqual([]);
        }
      }),
      { seed: 20261121, numRuns: 2000 },
    );
  });

  it('says which parts of a document are in its count', () => {
    const counts = { words: 2310, asianCharacters: 0, otherWords: 2310, characters: 9000 };
    const outside = { notes: { ...counts, words: 1200 }, comments: { ...counts, words: 12 } };
    const measurement = { format: 'docx', exactness: 'exact', counts, outside } as const;
    const counted = cells({ wordCount: 3510, include: 'text-boxes,notes', measurement });
    expect(counted).toContain(
      '3510,measured,"main text 2310, footnotes and endnotes 1200",comments 12,',
    );
    expect(cells({ wordCount: 3510 })).toContain('3510,measured,,,');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(cells({ customerName: 'Okafor, "Maggie"' })).toContain('"Okafor, ""Maggie"""');
  });

  it.each(['007', '12345678901234567890', '1E5', '3-4', '5/12', '-5'])(
    'keeps every digit of a text like %j that a spreadsheet would read as something else',
    (customerName) => {
      expect(cells({ customerName })).toContain(`,'${customerName},`);
    },
  );

  it('gives the moments by the clock here, as dates, and names its zone in the heading', () => {
    const createdAt = '2026-11-20T09:00:00.000Z';
    const [heading = ''] = toCsv([sampleQuote()], false).split('\r\n');
    expect(heading).toContain(`"Submitted, ${Intl.DateTimeFormat().resolvedOptions().timeZone}"`);
    expect(cells({ createdAt })).toContain(`,${format(createdAt, 'yyyy-MM-dd HH:mm')},`);
    expect(cells({ createdAt: 'once' })).toContain(',once,');
  });

  it('gives words and cost as numbers', () => {
    expect(cells({ wordCount: 5318, estimatedCost: '531.80' })).toContain(
      ',5318,measured,,,,,,,,,531.8,',
    );
  });

  it('gives the sums of an order in its own currency, and nothing before one is agreed', () => {
    const payment = { id: 'p1', currency: 'CNY', way: 'bank', receivedOn: '2026-11-20' };
    const row = cells({
      offers: [sampleOffer({ total: '1205.20', currency: 'CNY' })],
      acceptance: { version: 1, name: 'Ouyang', at: '2026-11-20T10:00:00.000Z' },
      recordedPayments: [{ ...payment, amount: '400.00', at: '2026-11-20T11:00:00.000Z' }],
    });
    expect(row).toContain(',0.9,CNY,1205.2,400,0,805.2,');
    expect(cells({})).toContain(',0.9,,,,,,');
  });

  it('gives the sums that the client’s page says, whatever came in which order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...moneyFacts]), (facts) => {
        const quote = sampleMoney(facts);
        const { agreed, paid, refunded, open } = moneyOnWire(quote) ?? {};
        const sums = [agreed, paid, refunded, open].map(Number).join(',');
        expect(cells(quote)).toContain(`,USD,${sums},`);
      }),
    );
  });

  it('gives what recognition has read of a scan beside the count, as numbers', () => {
    const figure = { sum: 1000, squares: 500_000 };
    const reading = {
      ...{ state: 'finished', scope: 'all', pages: 2, pagesRead: 2, pagesFailed: 0, seconds: 20 },
      ...{ words: figure, asianCharacters: figure, otherWords: { sum: 0, squares: 0 } },
    };
    const row = { wordCount: 9, wordCountBasis: 'estimated', estimatedCost: '0.90', reading };
    expect(cells(row)).toContain(',9,estimated,,,,,960,1040,2,,,');
    const failed = { ...row, reading: { ...reading, pages: 3, pagesFailed: 1 } };
    expect(cells(failed)).toContain(',9,estimated,,,,,,,2,,,');
  });

  it('gives the deadline by the client’s clock', () => {
    const deadline = { deadlineDate: '2026-11-27', deadlineTime: '17:00', timeZone: 'Asia/Tokyo' };
    expect(cells(deadline)).toContain('2026-11-27 17:00,Asia/Tokyo');
  });
});

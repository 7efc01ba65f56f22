import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { toCsv } from './csv.ts';

function cells(differences: Parameters<typeof sampleQuote>[0]): string {
  return toCsv([sampleQuote(differences)]).split('\r\n')[1] ?? '';
}

describe('toCsv', () => {
  it('starts with a byte order mark and ends every line as Excel does', () => {
    const csv = toCsv([sampleQuote()]);
    expect(csv.codePointAt(0)).toBe(0xfeff);
    expect(csv.match(/\r\n/g)).toHaveLength(2);
    expect(csv).toContain('合同 草案.txt');
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1+2', '@sum', '＝1+1', '\t=1', ' =1'])(
    'lets no spreadsheet run %j',
    (customerName) => {
      expect(cells({ customerName })).toContain(`'${customerName.replaceAll('"', '""')}`);
    },
  );

  it('quotes commas, quotes and line breaks', () => {
    expect(cells({ customerName: 'Okafor, "Maggie"' })).toContain('"Okafor, ""Maggie"""');
  });

  it('gives the deadline by the client’s clock', () => {
    const deadline = { deadlineDate: '2026-11-27', deadlineTime: '17:00', timeZone: 'Asia/Tokyo' };
    expect(cells(deadline)).toContain('2026-11-27 17:00,Asia/Tokyo');
  });
});

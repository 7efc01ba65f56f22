import { describe, expect, it } from 'vitest';
import { makeOpenDocument } from '../../../scripts/make-archive-documents.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

async function measureSheets(sheets: string, styles?: string) {
  return (await measureBytes(makeOpenDocument('spreadsheet', sheets, styles))).report;
}

describe('readOpenDocument on sheets', () => {
  it('counts repeated cells as often as they are shown, and no numbers', async () => {
    const text =
      '<table:table-cell table:number-columns-repeated="3"><text:p>yes</text:p></table:table-cell>';
    const number =
      '<table:table-cell office:value-type="float"><text:p>12</text:p></table:table-cell>';
    const row = `<table:table-row table:number-rows-repeated="2">${text}${number}</table:table-row>`;
    const hidden = `<table:table-row table:visibility="collapse">${text}</table:table-row>`;
    const report = await measureSheets(`<table:table>${row}${hidden}</table:table>`);
    expect(report.counts.words).toBe(6);
    expect(report.outside.hidden?.words).toBe(3);
  });

  it.each(['-5', '0', 'many', ''])(
    'takes a cell that is repeated "%s" times once',
    async (times) => {
      const column = `<table:table-column table:visibility="collapse" table:number-columns-repeated="${times}"/>`;
      const cell = `<table:table-cell table:number-columns-repeated="${times}"><text:p>one</text:p></table:table-cell>`;
      const row = `<table:table-row table:number-rows-repeated="${times}">${cell}${cell}</table:table-row>`;
      const report = await measureSheets(`<table:table>${column}${row}</table:table>`);
      expect(report).toMatchObject({ exactness: 'exact', counts: { words: 1 } });
      expect(report.outside.hidden?.words).toBe(1);
    },
  );

  it('counts the cells of hidden columns apart, behind merged cells, too', async () => {
    const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
    const columns =
      '<table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/><table:table-column/>';
    const covered =
      '<table:covered-table-cell><text:p>under it</text:p></table:covered-table-cell>';
    const merged = `<table:table-row>${cell('one')}${covered}${cell('hid')}${cell('den')}${cell('two')}</table:table-row>`;
    const repeated = `<table:table-row><table:table-cell table:number-columns-repeated="5"><text:p>five</text:p></table:table-cell></table:table-row>`;
    const sheet = `<table:table>${columns}${merged}${repeated}</table:table>`;
    const next = `<table:table><table:table-row>${cell('a')}${cell('b')}${cell('c')}</table:table-row></table:table>`;
    const report = await measureSheets(sheet + next);
    expect(report.counts.words).toBe(2 + 3 + 3);
    expect(report.outside).toEqual({ hidden: expect.objectContaining({ words: 2 + 2 }) });
  });

  it('counts the texts of hidden sheets as often as they repeat, and no numbers there either', async () => {
    const style =
      '<style:style style:name="H" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const row =
      '<table:table-row><table:table-cell table:number-columns-repeated="2"><text:p>yes</text:p></table:table-cell><table:table-cell office:value-type="float"><text:p>12</text:p></table:table-cell></table:table-row>';
    const sheets = `<table:table table:style-name="H">${row}</table:table><table:table>${row}</table:table>`;
    const report = await measureSheets(sheets, style);
    expect(report.counts.words).toBe(2);
    expect(report.outside).toEqual({ hidden: expect.objectContaining({ words: 2 }) });
  });

  it('counts headers of sheets where a sheet uses their page style, once and without fields', async () => {
    const page = (name: string, text: string) =>
      `<style:master-page style:name="${name}"><style:header><text:p>${text}</text:p></style:header><style:footer><text:p>Page <text:page-number>1</text:page-number></text:p></style:footer></style:master-page>`;
    const sheetName = '<text:sheet-name>???</text:sheet-name>';
    const styles = `<style:style style:name="S" style:master-page-name="Offer"/><style:style style:name="H" style:master-page-name="Drafts"><style:table-properties table:display="false"/></style:style>${page('Offer', 'Confidential')}${page('Drafts', 'not to be shown')}${page('Report', 'Report of')}${page('Default', sheetName)}`;
    const sheet = (style: string) =>
      `<table:table ${style}><table:table-row><table:table-cell><text:p>one</text:p></table:table-cell></table:table-row></table:table>`;
    const named = sheet('table:style-name="S"');
    const hidden = sheet('table:style-name="H"');
    const one = await measureSheets(named + hidden + named, styles);
    expect(one.counts.words).toBe(2);
    expect(one.outside).toMatchObject({ 'headers-and-footers': { words: 2 } });
    const both = await measureSheets(named + sheet(''), styles);
    expect(both.outside).toMatchObject({ 'headers-and-footers': { words: 3 } });
  });

  it('counts no error values of cells', async () => {
    const error =
      '<table:table-cell table:formula="of:=1/0" office:value-type="string" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>';
    const row = `<table:table-row><table:table-cell office:value-type="string"><text:p>one</text:p></table:table-cell>${error}</table:table-row>`;
    const report = await measureSheets(`<table:table>${row}</table:table>`);
    expect(report.counts.words).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

function makeWorkbookXml(table: string, options = ''): string {
  return `<?xml version="1.0"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet" xmlns:x="urn:schemas-microsoft-com:office:excel">
<DocumentProperties xmlns="urn:schemas-microsoft-com:office:office"><Author>not counted</Author></DocumentProperties>
<Worksheet ss:Name="not counted"><Table>${table}</Table>
<WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel">${options}</WorksheetOptions></Worksheet></Workbook>`;
}

const cell = (type: string, value: string, attributes = '') =>
  `<Cell ${attributes}><Data ss:Type="${type}">${value}</Data></Cell>`;

describe('readWorkbookXml', () => {
  it('counts texts, no numbers, dates and truth values', async () => {
    const row = `<Row>${cell('String', '品名 two')}${cell('Number', '1234.5')}${cell('DateTime', '2020-01-01T00:00:00')}${cell('Boolean', '1')}</Row>`;
    const rich =
      '<Row><Cell><ss:Data ss:Type="String" xmlns="http://www.w3.org/TR/REC-html40"><B>bo</B>ld</ss:Data></Cell></Row>';
    const { report } = await measureBytes(makeWorkbookXml(row + rich));
    expect(report).toMatchObject({
      format: 'spreadsheetml',
      exactness: 'exact',
      counts: { words: 4 },
    });
  });

  it('counts hidden rows and columns, comments and headers apart', async () => {
    const columns =
      '<Column/><Column ss:Hidden="1" ss:Span="1"/><Column ss:Index="6" ss:Hidden="1"/>';
    const row = `<Row>${cell('String', 'shown')}${cell('String', 'a b')}${cell('String', 'c d')}${cell('String', 'shown')}${cell('String', 'e', 'ss:Index="6"')}</Row>`;
    const hidden = `<Row ss:Hidden="1">${cell('String', 'f')}</Row>`;
    const note =
      '<Row><Cell><Data ss:Type="String">shown</Data><Comment><ss:Data><B>Li:</B> a note</ss:Data></Comment></Cell></Row>';
    const header =
      '<PageSetup><Header x:Data="&amp;C&amp;&quot;Arial&quot;Our header"/></PageSetup>';
    const { report } = await measureBytes(makeWorkbookXml(columns + row + hidden + note, header));
    expect(report.counts.words).toBe(3);
    expect(report.outside).toMatchObject({
      hidden: { words: 6 },
      comments: { words: 3 },
      'headers-and-footers': { words: 2 },
    });
  });

  it('counts hidden sheets apart', async () => {
    const sheet = (text: string, visible: string) =>
      `<Worksheet><Table><Row>${cell('String', text)}</Row></Table><x:WorksheetOptions>${visible}<x:Visible/></x:WorksheetOptions></Worksheet>`;
    const hidden = (value: string) => `<x:Visible>${value}</x:Visible>`;
    const table = `<Row>${cell('String', 'one two three')}</Row></Table>${hidden('SheetHidden')}</Worksheet>${sheet('shown', '')}${sheet('four', hidden('SheetVeryHidden'))}<Worksheet><Table>`;
    const { report } = await measureBytes(makeWorkbookXml(table));
    expect(report).toMatchObject({ counts: { words: 1 }, outside: { hidden: { words: 4 } } });
  });

  it('finds every hidden sheet, wherever the text is cut as it is read', async () => {
    const sheet = `<Worksheet><Table><Row>${cell('String', 'x')}</Row></Table><Visible>SheetHidden</Visible></Worksheet>`;
    const { report } = await measureBytes(
      makeWorkbookXml('').replace('</Workbook>', `${sheet.repeat(5_000)}</Workbook>`),
    );
    expect(report).toMatchObject({ counts: { words: 0 }, outside: { hidden: { words: 5_000 } } });
  });

  it('ends with a span that lies', async () => {
    const column = '<Column ss:Span="1000000000" ss:Hidden="1"/>';
    const row = `<Row>${cell('String', 'hidden')}</Row>`;
    const { report } = await measureBytes(makeWorkbookXml(column + row));
    expect(report.outside).toMatchObject({ hidden: { words: 1 } });
  });
});

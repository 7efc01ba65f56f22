import { describe, expect, it } from 'vitest';
import {
  makeLinks,
  makeWord,
  makeWordParagraph,
  makeWordPart,
} from '../../../scripts/make-archive-documents.ts';
import { makeChart, wordsOfChart } from '../../../scripts/make-chart.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';
import { findAll } from '../../../test/zip-bytes.ts';

function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

async function countBody(body: string) {
  const { report } = await measureBytes(makeWord(body));
  return report;
}

describe('readWordDocument', () => {
  it.each([
    ['words cut into runs', `${run('trans')}${run('lation')} ${run(' bridge')}`, 2],
    [
      'tabs, breaks and no-break hyphens',
      `<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t></w:r>`,
      3,
    ],
    ['links', `<w:hyperlink>${run('a link')}</w:hyperlink>`, 2],
    [
      'content controls without their settings',
      `<w:sdt><w:sdtPr><w:alias w:val="x"/><w:t>no</w:t></w:sdtPr><w:sdtContent>${run('kept text')}</w:sdtContent></w:sdt>`,
      2,
    ],
    [
      'inserted, not deleted text',
      `<w:ins>${run('one two')}</w:ins><w:del><w:r><w:delText>gone away</w:delText></w:r>${run('gone too')}</w:del>`,
      2,
    ],
    [
      'moved text once',
      `<w:moveFrom>${run('moved text')}</w:moveFrom><w:moveTo>${run('moved text')}</w:moveTo>`,
      2,
    ],
    [
      'phonetic guides in a field by the text below them',
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>EQ \\* jc2 \\o\\ad(\\s\\up 9(</w:instrText></w:r><w:r><w:instrText>hé tong</w:instrText></w:r><w:r><w:instrText>),合同)</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      2,
    ],
    ['simple fields by their result', `<w:fldSimple w:instr=" PAGE ">${run('7')}</w:fldSimple>`, 1],
    [
      'the word under a phonetic guide',
      `<w:ruby><w:rt>${run('かんじ')}</w:rt><w:rubyBase>${run('漢字')}</w:rubyBase></w:ruby>`,
      2,
    ],
    [
      'symbols as characters of the word',
      `<w:r><w:t>a</w:t><w:sym w:font="Wingdings" w:char="F0FC"/><w:t>b</w:t></w:r>`,
      1,
    ],
    ['no formulas', `${run('area ')}<m:oMath><m:r><m:t>x + y</m:t></m:r></m:oMath>`, 1],
  ])('counts %s', async (_, content, words) => {
    expect((await countBody(`<w:p>${content}</w:p>`)).counts.words).toBe(words);
  });

  it('ends words at the ends of paragraphs and cells', async () => {
    const cell = (text: string) => `<w:tc><w:p>${run(text)}</w:p></w:tc>`;
    const table = `<w:tbl><w:tr>${cell('one')}${cell('two')}</w:tr></w:tbl>`;
    expect((await countBody(`<w:p>${run('zero')}</w:p>${table}`)).counts.words).toBe(3);
  });

  it('leaves out the codes of nested fields', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const inner = `${mark('begin')}<w:r><w:instrText>DATE</w:instrText></w:r>${mark('separate')}${run('hidden result')}${mark('end')}`;
    const outer = `${mark('begin')}${run('IF code')}${inner}${mark('separate')}${run('shown')}${mark('end')}${run(' after')}`;
    expect((await countBody(`<w:p>${outer}</w:p>`)).counts.words).toBe(2);
  });

  it('counts text boxes once, apart, without cutting the word around them', async () => {
    const box = (text: string) => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`;
    const drawing = `<w:r><mc:AlternateContent><mc:Choice>${box('in a box')}</mc:Choice><mc:Fallback>${box('in a box')}</mc:Fallback></mc:AlternateContent></w:r>`;
    const report = await countBody(`<w:p>${run('bri')}${drawing}${run('dge')}</w:p>`);
    expect(report.counts.words).toBe(1);
    expect(report.outside['text-boxes']?.words).toBe(3);
  });

  it('counts a text box in a header as the header', async () => {
    const box = `<w:txbxContent><w:p>${run('in a box')}</w:p></w:txbxContent>`;
    const header = makeWordPart('hdr', `<w:p>${run('page head')}<w:r>${box}</w:r></w:p>`);
    const links = [{ id: 'rId1', kind: 'header', target: 'header.xml' }];
    const { report } = await measureBytes(
      makeWord(makeWordParagraph('one'), { 'word/header.xml': header }, links),
    );
    expect(report.outside['headers-and-footers']?.words).toBe(5);
    expect(report.outside['text-boxes']).toBeUndefined();
  });

  it('counts diagrams by their data, and charts, with text boxes', async () => {
    const point = (text: string) =>
      `<dgm:pt><dgm:t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></dgm:t></dgm:pt>`;
    const files = {
      'word/diagrams/data1.xml': `<dgm:dataModel><dgm:ptLst>${point('plan it')}${point('do')}</dgm:ptLst></dgm:dataModel>`,
      'word/diagrams/drawing1.xml': `<dsp:drawing>${point('plan it')}${point('do')}</dsp:drawing>`,
      'word/charts/chart1.xml': makeChart(),
      'word/charts/_rels/chart1.xml.rels': makeLinks([
        { id: 'rId1', kind: 'chartUserShapes', target: '../drawings/drawing1.xml' },
      ]),
      'word/drawings/drawing1.xml':
        '<c:userShapes><cdr:sp><a:p><a:r><a:t>look here</a:t></a:r></a:p></cdr:sp></c:userShapes>',
    };
    const links = [
      { id: 'rId1', kind: 'diagramData', target: 'diagrams/data1.xml' },
      { id: 'rId2', kind: 'diagramDrawing', target: 'diagrams/drawing1.xml' },
      { id: 'rId3', kind: 'chart', target: 'charts/chart1.xml' },
      { id: 'rId4', kind: 'chart', target: 'charts/chart1.xml' },
    ];
    const { report } = await measureBytes(makeWord(makeWordParagraph('one'), files, links));
    expect(report.counts.words).toBe(1);
    expect(report.outside['text-boxes']?.words).toBe(3 + wordsOfChart + 2);
  });

  it('counts a chart in a header as the header', async () => {
    const files = {
      'word/header.xml': makeWordPart('hdr', makeWordParagraph('page head')),
      'word/_rels/header.xml.rels': makeLinks([
        { id: 'rId1', kind: 'chart', target: 'charts/chart1.xml' },
      ]),
      'word/charts/chart1.xml': makeChart(),
    };
    const links = [{ id: 'rId1', kind: 'header', target: 'header.xml' }];
    const { report } = await measureBytes(makeWord(makeWordParagraph('one'), files, links));
    expect(report.outside).toEqual({
      'headers-and-footers': expect.objectContaining({ words: 2 + wordsOfChart }),
    });
  });

  it('counts hidden text apart, by its own formatting or by a style', async () => {
    const styles = makeWordPart(
      'styles',
      '<w:style w:styleId="Base"><w:rPr><w:vanish/></w:rPr></w:style><w:style w:styleId="Derived"><w:basedOn w:val="Base"/></w:style><w:style w:styleId="Shown"><w:basedOn w:val="Base"/><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>',
    );
    const styled = (style: string, text: string) =>
      `<w:p><w:pPr><w:pStyle w:val="${style}"/><w:rPr><w:vanish/></w:rPr></w:pPr>${run(text)}</w:p>`;
    const body = `<w:p>${run('shown ')}${run('hidden text', '<w:vanish/>')}</w:p>${styled('Derived', 'hidden too')}${styled('Shown', 'shown again')}${styled('Shown', 'here')}`;
    const links = [{ id: 'rId1', kind: 'styles', target: 'styles.xml' }];
    const { report } = await measureBytes(makeWord(body, { 'word/styles.xml': styles }, links));
    expect(report.counts.words).toBe(4);
    expect(report.outside.hidden?.words).toBe(4);
  });

  it('goes by what formatting is, not by what it was before a tracked change', async () => {
    const styles = makeWordPart(
      'styles',
      '<w:style w:styleId="Hidden"><w:rPr><w:vanish/></w:rPr></w:style>',
    );
    const wasHidden = '<w:b/><w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>';
    const wasStyled =
      '<w:pPr><w:pPrChange><w:pPr><w:pStyle w:val="Hidden"/></w:pPr></w:pPrChange></w:pPr>';
    const body = `<w:p>${run('shown now', wasHidden)}</w:p><w:p>${wasStyled}${run('and this')}</w:p>`;
    const links = [{ id: 'rId1', kind: 'styles', target: 'styles.xml' }];
    const { report } = await measureBytes(makeWord(body, { 'word/styles.xml': styles }, links));
    expect(report.counts.words).toBe(4);
    expect(report.outside.hidden).toBeUndefined();
  });

  it('keeps a hidden paragraph hidden after the text box in it', async () => {
    const box = `<w:r><w:txbxContent><w:p>${run('in a box')}</w:p></w:txbxContent></w:r>`;
    const styles = makeWordPart(
      'styles',
      '<w:style w:styleId="Hidden"><w:rPr><w:vanish/></w:rPr></w:style>',
    );
    const body = `<w:p><w:pPr><w:pStyle w:val="Hidden"/></w:pPr>${box}${run('not shown')}</w:p>`;
    const links = [{ id: 'rId1', kind: 'styles', target: 'styles.xml' }];
    const { report } = await measureBytes(makeWord(body, { 'word/styles.xml': styles }, links));
    expect(report.counts.words).toBe(0);
    expect(report.outside.hidden?.words).toBe(2);
  });

  it('continues after a field whose end is deleted', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const field = `${mark('begin')}<w:r><w:instrText>REF</w:instrText></w:r><w:del>${mark('separate')}${run('gone')}${mark('end')}</w:del>`;
    expect((await countBody(`<w:p>${field}${run('still here')}</w:p>`)).counts.words).toBe(2);
  });

  it('tells that text behind a field without an end was not read', async () => {
    const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
    const code = '<w:r><w:instrText>REF</w:instrText></w:r>';
    const before = `<w:p>${run('one two')}</w:p>`;
    expect(
      await countBody(`${before}<w:p>${mark('begin')}${code}</w:p><w:p>${run('lost')}</w:p>`),
    ).toMatchObject({ exactness: 'partial', limit: 'damaged', counts: { words: 2 } });
    expect(
      await countBody(
        `${before}<w:p>${mark('begin')}${code}${mark('separate')}${run('read')}</w:p>`,
      ),
    ).toMatchObject({ exactness: 'exact', counts: { words: 3 } });
    expect(await countBody(`${before}<w:p>${mark('begin')}${code}</w:p>`)).toMatchObject({
      exactness: 'exact',
    });
  });

  it('takes the text of a drawing in a locked canvas for a text box', async () => {
    const shape =
      '<a:sp><a:txSp><a:txBody><a:p><a:r><a:rPr lang="en-US"/><a:t>in a box</a:t></a:r></a:p></a:txBody></a:txSp></a:sp>';
    const drawing = `<w:r><w:drawing><a:graphicData><lc:lockedCanvas>${shape}</lc:lockedCanvas></a:graphicData></w:drawing></w:r>`;
    const report = await countBody(`<w:p>${run('bri')}${drawing}${run('dge')}</w:p>`);
    expect(report.counts.words).toBe(1);
    expect(report.outside['text-boxes']?.words).toBe(3);
  });

  it('counts a header once that two sections link', async () => {
    const files = { 'word/header.xml': makeWordPart('hdr', makeWordParagraph('page head')) };
    const links = ['rId1', 'rId2'].map((id) => ({ id, kind: 'header', target: 'header.xml' }));
    const { report } = await measureBytes(makeWord(makeWordParagraph('one'), files, links));
    expect(report.outside['headers-and-footers']?.words).toBe(2);
  });

  it('finds parts whose folders are put apart as in Windows', async () => {
    const bytes = makeWord(makeWordParagraph('one two'));
    const slashes = ['word/document.xml', '_rels/.rels'].flatMap((name) =>
      findAll(
        bytes,
        [...name].map((letter) => letter.charCodeAt(0)),
      ).map((at) => at + name.indexOf('/')),
    );
    for (const at of slashes) bytes[at] = '\\'.charCodeAt(0);
    expect((await measureBytes(bytes)).report).toMatchObject({
      format: 'docx',
      counts: { words: 2 },
    });
  });

  it('counts headers, notes and comments apart', async () => {
    const parts = [
      { kind: 'header', part: 'headers-and-footers', text: 'page head' },
      { kind: 'footnotes', part: 'notes', text: 'a foot note' },
      { kind: 'endnotes', part: 'notes', text: 'end' },
      { kind: 'comments', part: 'comments', text: 'why so' },
    ];
    const files = Object.fromEntries(
      parts.map(({ kind, text }) => [
        `word/${kind}.xml`,
        makeWordPart(kind, makeWordParagraph(text)),
      ]),
    );
    const links = parts.map(({ kind }) => ({ id: kind, kind, target: `${kind}.xml` }));
    const { report } = await measureBytes(makeWord(makeWordParagraph('one'), files, links));
    expect(report.counts.words).toBe(1);
    expect(report.outside).toMatchObject({
      'headers-and-footers': { words: 2 },
      notes: { words: 4 },
      comments: { words: 2 },
    });
  });

  it.each([
    ['HTML', '<html><body><p>two words</p></body></html>'],
    ['RTF', '{\\rtf1 two words}'],
    ['text', 'two words'],
  ])('counts imported %s as part of the story', async (_, chunk) => {
    const links = [{ id: 'rId9', kind: 'aFChunk', target: 'chunk.bin' }];
    const body = `${makeWordParagraph('one')}<w:altChunk r:id="rId9"/>`;
    const { report } = await measureBytes(makeWord(body, { 'word/chunk.bin': chunk }, links));
    expect(report.counts.words).toBe(3);
  });

  it('reads the prefixes of other writers', async () => {
    const other = makeWordParagraph('one two').replaceAll('w:', 'ns0:');
    expect((await countBody(other)).counts.words).toBe(2);
  });
});

describe('readWordDocument on stored properties', () => {
  const body = makeWordParagraph('one two');

  async function pagesOf(properties: string) {
    const { report } = await measureBytes(makeWord(body, { 'docProps/app.xml': properties }));
    expect(report).toMatchObject({ exactness: 'exact', counts: { words: 2 } });
    return report.pages;
  }

  it('tells the pages that Word stored', async () => {
    expect(await pagesOf('<Properties><Pages>24</Pages><Words>9</Words></Properties>')).toBe(24);
  });

  it.each([
    ['none', '<Properties><Words>9</Words></Properties>'],
    ['no number', '<Properties><Pages>many</Pages></Properties>'],
    ['properties that are cut off', '<Properties><Pages>24'],
  ])('counts a document with %s all the same', async (_, properties) => {
    expect(await pagesOf(properties)).toBeUndefined();
  });
});

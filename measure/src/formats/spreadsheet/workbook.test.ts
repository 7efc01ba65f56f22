import { describe, expect, it } from 'vitest';
import { makeLinks, makeWorkbook } from '../../../scripts/make-archive-documents.ts';
import { makeChart, typedWordsOfChart } from '../../../scripts/make-chart.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const comments = {
  'xl/comments1.xml':
    '<comments><authors><author>Somebody</author></authors><commentList><comment><text><r><t>an old comment</t></r></text></comment></commentList></comments>',
};
const threads = {
  'xl/threadedComments/threadedComment1.xml':
    '<ThreadedComments><threadedComment><text>the comment</text></threadedComment></ThreadedComments>',
};
const commentsLink = { id: 'a', kind: 'comments', target: '../comments1.xml' };
const threadsLink = {
  id: 'b',
  kind: 'threadedComment',
  target: '../threadedComments/threadedComment1.xml',
};

describe('readWorkbook', () => {
  it('takes the escaped ends of lines in shared texts for white space', async () => {
    const { report } = await measureBytes(
      makeWorkbook(['one_x000D_\ntwo', '合同_x000d_\n'], {}, []),
    );
    expect(report.counts).toMatchObject({ asianCharacters: 2, otherWords: 2 });
  });

  it('counts comments apart', async () => {
    const { report } = await measureBytes(makeWorkbook(['one'], comments, [commentsLink]));
    expect(report).toMatchObject({ counts: { words: 1 }, outside: { comments: { words: 3 } } });
  });

  it('counts a thread of comments once, not its copy for older programs', async () => {
    const parts = { ...comments, ...threads };
    const workbook = makeWorkbook(['one'], parts, [commentsLink, threadsLink]);
    const { report } = await measureBytes(workbook);
    expect(report.outside.comments?.words).toBe(2);
  });

  it('counts text boxes on a sheet apart', async () => {
    const drawing = {
      'xl/drawings/drawing1.xml': '<wsDr><sp><a:p><a:r><a:t>in a box</a:t></a:r></a:p></sp></wsDr>',
    };
    const link = { id: 'c', kind: 'drawing', target: '../drawings/drawing1.xml' };
    const { report } = await measureBytes(makeWorkbook(['one'], drawing, [link]));
    expect(report.outside['text-boxes']?.words).toBe(3);
  });

  it('counts of a chart what is typed into it, not the cells that it shows', async () => {
    const files = {
      'xl/drawings/drawing1.xml': '<wsDr><graphicFrame/></wsDr>',
      'xl/drawings/_rels/drawing1.xml.rels': makeLinks([
        { id: 'rId1', kind: 'chart', target: '../charts/chart1.xml' },
      ]),
      'xl/charts/chart1.xml': makeChart(),
    };
    const link = { id: 'c', kind: 'drawing', target: '../drawings/drawing1.xml' };
    const { report } = await measureBytes(makeWorkbook(['one'], files, [link]));
    expect(report.outside['text-boxes']?.words).toBe(typedWordsOfChart);
  });

  it('counts the drawings of a hidden sheet as hidden', async () => {
    const files = {
      'xl/drawings/drawing1.xml': '<wsDr><sp><a:p><a:r><a:t>in a box</a:t></a:r></a:p></sp></wsDr>',
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="One" state="hidden" r:id="rId1"/></sheets></workbook>',
    };
    const link = { id: 'c', kind: 'drawing', target: '../drawings/drawing1.xml' };
    const { report } = await measureBytes(makeWorkbook(['one'], files, [link]));
    expect(report.outside).toEqual({ hidden: expect.objectContaining({ words: 4 }) });
  });

  it('counts a hidden sheet apart', async () => {
    const book =
      '<workbook xmlns:r="r"><sheets><sheet name="One" state="veryHidden" r:id="rId1"/></sheets></workbook>';
    const { report } = await measureBytes(makeWorkbook(['one'], { 'xl/workbook.xml': book }));
    expect(report).toMatchObject({ counts: { words: 0 }, outside: { hidden: { words: 1 } } });
  });
});

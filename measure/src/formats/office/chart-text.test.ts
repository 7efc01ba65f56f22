import { describe, expect, it } from 'vitest';
import { makeLinks, makeWord, makeWordParagraph } from '../../../scripts/make-archive-documents.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

/** The words of a chart of the kinds that Office has had since 2016. */
async function countNewChart(chart: string) {
  const links = [{ id: 'rId1', kind: 'chartEx', target: 'charts/chartEx1.xml' }];
  const files = { 'word/charts/chartEx1.xml': chart, 'word/charts/_rels/x.rels': makeLinks([]) };
  const { report } = await measureBytes(makeWord(makeWordParagraph('one'), files, links));
  return report.outside['text-boxes']?.words ?? 0;
}

describe('ChartText', () => {
  it('reads the categories and titles of newer charts once, without numbers', async () => {
    const data =
      '<cx:chartData><cx:data><cx:strDim type="cat"><cx:f>Sheet1!$A$2:$A$3</cx:f><cx:lvl ptCount="2"><cx:pt idx="0">First stage</cx:pt><cx:pt idx="1">Last stage</cx:pt></cx:lvl></cx:strDim><cx:numDim type="val"><cx:f>Sheet1!$B$2:$B$3</cx:f><cx:lvl><cx:pt idx="0">17</cx:pt></cx:lvl></cx:numDim></cx:data></cx:chartData>';
    const title =
      '<cx:title><cx:tx><cx:txData><cx:v>Our funnel</cx:v></cx:txData></cx:tx><cx:txPr><a:p><a:r><a:t>Our funnel</a:t></a:r></a:p></cx:txPr></cx:title>';
    expect(await countNewChart(`<cx:chartSpace>${data}${title}</cx:chartSpace>`)).toBe(6);
  });

  it('reads names of series that were typed in without a range, each', async () => {
    const series =
      '<c:ser><c:cat><c:strLit><c:pt><c:v>East wing</c:v></c:pt></c:strLit></c:cat></c:ser>';
    expect(await countNewChart(`<c:chartSpace>${series}${series}</c:chartSpace>`)).toBe(4);
  });
});

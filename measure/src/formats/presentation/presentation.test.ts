import { describe, expect, it } from 'vitest';
import { makePresentation, makeSlide } from '../../../scripts/make-archive-documents.ts';
import { makeChart, wordsOfChart } from '../../../scripts/make-chart.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

describe('readPresentation', () => {
  it('counts slides, and apart what is hidden, noted, commented or on every slide', async () => {
    const footer =
      '<p:sp><p:nvPr><p:ph type="ftr"/></p:nvPr><p:txBody><a:p><a:r><a:t>Confidential</a:t></a:r></a:p></p:txBody></p:sp></p:spTree>';
    const first = makeSlide(['one two', '三']).replace('</p:spTree>', footer);
    const hidden = makeSlide(['not shown'], ' show="0"');
    const parts = {
      'ppt/notesSlides/notesSlide1.xml': makeSlide(['say this slowly']),
      'ppt/comments/comment1.xml': '<p:cmLst><p:cm><p:text>really so</p:text></p:cm></p:cmLst>',
    };
    const links = [
      { id: 'a', kind: 'notesSlide', target: '../notesSlides/notesSlide1.xml' },
      { id: 'b', kind: 'comments', target: '../comments/comment1.xml' },
    ];
    const { report } = await measureBytes(makePresentation([first, hidden], parts, links));
    expect(report).toMatchObject({ format: 'pptx', pages: 2, counts: { words: 3 } });
    expect(report.outside).toMatchObject({
      hidden: { words: 2 },
      'slide-notes': { words: 3 },
      comments: { words: 2 },
      'headers-and-footers': { words: 1 },
    });
  });

  it('counts the words around a formula, and neither the formula nor its picture', async () => {
    const formula =
      '<mc:AlternateContent><mc:Choice Requires="a14"><p:sp><p:txBody><a:p><a:r><a:t>where </a:t></a:r><a14:m><m:oMath><m:r><m:t>𝑠</m:t></m:r><m:r><m:t>=(</m:t></m:r></m:oMath></a14:m><a:r><a:t> is known</a:t></a:r></a:p></p:txBody></p:sp></mc:Choice><mc:Fallback><p:sp><p:txBody><a:p><a:r><a:t> </a:t></a:r></a:p></p:txBody></p:sp></mc:Fallback></mc:AlternateContent></p:spTree>';
    const slide = makeSlide(['one']).replace('</p:spTree>', formula);
    const { report } = await measureBytes(makePresentation([slide]));
    expect(report).toMatchObject({ counts: { words: 4 }, outside: {} });
  });

  it('counts what is at the edge of every slide once, and no slide numbers', async () => {
    const placeholder = (type: string, text: string) =>
      `<p:sp><p:nvPr><p:ph type="${type}"/></p:nvPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
    const numberBox = (number: number) =>
      `<p:sp><p:txBody><a:p><a:fld type="slidenum"><a:t>${number}</a:t></a:fld><a:r><a:t> next</a:t></a:r></a:p></p:txBody></p:sp>`;
    const slide = (number: number, footer: string) =>
      makeSlide(['one']).replace(
        '</p:spTree>',
        `${placeholder('ftr', footer)}${placeholder('sldNum', `${number}`)}${numberBox(number)}</p:spTree>`,
      );
    const slides = [slide(1, 'For you only'), slide(2, 'For you only'), slide(3, 'Thank you')];
    const { report } = await measureBytes(makePresentation(slides));
    expect(report.counts.words).toBe(2 * 3);
    expect(report.outside).toEqual({
      'headers-and-footers': expect.objectContaining({ words: 5 }),
    });
  });

  it('counts the diagrams and charts of a slide as the slide, hidden where it is', async () => {
    const files = {
      'ppt/charts/chart1.xml': makeChart(),
      'ppt/diagrams/data1.xml':
        '<dgm:dataModel><dgm:t><a:p><a:r><a:t>plan it</a:t></a:r></a:p></dgm:t></dgm:dataModel>',
    };
    const links = [
      { id: 'a', kind: 'chart', target: '../charts/chart1.xml' },
      { id: 'b', kind: 'diagramData', target: '../diagrams/data1.xml' },
    ];
    const shown = await measureBytes(makePresentation([makeSlide(['one'])], files, links));
    expect(shown.report).toMatchObject({ counts: { words: 3 + wordsOfChart }, outside: {} });
    const slide = makeSlide(['one'], ' show="0"');
    const hidden = await measureBytes(makePresentation([slide], files, links));
    expect(hidden.report).toMatchObject({
      counts: { words: 0 },
      outside: { hidden: { words: 3 + wordsOfChart } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { makePresentation, makeSlide } from '../../../scripts/make-archive-documents.ts';
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
});

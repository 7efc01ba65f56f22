import type { PDFDocumentProxy } from 'pdfjs-dist';
import { DocumentFault } from '../document-fault.ts';
import type { Finding, Reading } from '../document-reader.ts';
import { PageTally } from '../layout/page-tally.ts';
import { createMissedGlyphs } from './page/missed-glyphs.ts';
import { readAnnotations } from './page/page-annotations.ts';
import { readPage } from './page/page-kind.ts';
import { type PdfLibrary, withPdf } from './with-pdf.ts';
import { WorkAllowance } from './work-allowance.ts';

/** PDF with a text layer. Pages that are only pictures, or glyphs without meaning, need a person. */
export function readPdf(reading: Reading): Promise<Finding> {
  return withPdf(reading, async (document, library) => {
    const tally = await readPages(document, library, reading);
    return { pages: document.numPages, ...tally.finish() };
  });
}

/** The numbers of the pages that are pictures, from 1 on. */
export function findPicturePages(reading: Reading): Promise<readonly number[]> {
  return withPdf(reading, async (document, library) => {
    const tally = await readPages(document, library, reading);
    tally.finish();
    return tally.picturePages;
  });
}

async function readPages(
  document: PDFDocumentProxy,
  library: PdfLibrary,
  { source, story, budget }: Reading,
): Promise<PageTally> {
  const pages = document.numPages;
  // A page tree that contains itself may claim to have none, and no program writes a PDF without one.
  if (pages < 1) throw new DocumentFault('damaged', 'no page can be found');
  const allowance = new WorkAllowance(source.size, pages, budget);
  const addMissedGlyphs = createMissedGlyphs(library.OPS);
  const tally = new PageTally(story);
  for (let number = 1; number <= pages; number += 1) {
    allowance.check();
    const page = await document.getPage(number);
    tally.add(await readPage(page, { ops: library.OPS, allowance, addMissedGlyphs }));
    const { typed, comments } = await readAnnotations(page);
    for (const text of typed) story.write('text-boxes', `${text}\n`);
    for (const text of comments) story.write('comments', `${text}\n`);
    page.cleanup();
    budget.report(number / pages);
  }
  budget.check();
  return tally;
}

import type { Finding, Reading } from '../../document-reader.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { CommentText } from '../office/comment-text.ts';
import { DrawingText } from '../office/drawing-text.ts';
import { readDrawnParts } from '../office/drawn-parts.ts';
import { type Relationship, readRelationships } from '../office/relationships.ts';

/** Presentations (pptx, pptm, ppsx, potx): the slides in their order; pictures and videos are never read. */
export async function readPresentation(
  archive: ZipArchive,
  mainPart: string,
  reading: Reading,
): Promise<Finding> {
  const { budget } = reading;
  const slides = await readSlideOrder(archive, mainPart, reading);
  // Shared by all slides, so that a footer they repeat is counted once.
  const footers = new Set<string>();
  for (const [index, slide] of slides.entries()) {
    await readSlide(archive, slide, footers, reading);
    budget.report((index + 1) / slides.length);
  }
  return { pages: slides.length };
}

async function readSlideOrder(
  archive: ZipArchive,
  mainPart: string,
  { budget }: Reading,
): Promise<string[]> {
  const links = await readRelationships(archive, mainPart, budget);
  const parts = new Map(links.map(({ id, part }) => [id, part]));
  const slides: string[] = [];
  await readXmlPart(archive, mainPart, budget, {
    open(name, attributes) {
      if (name !== 'sldId') return;
      for (const [attribute, id] of attributes) {
        const part = attribute.endsWith(':id') ? parts.get(id) : undefined;
        if (part !== undefined) slides.push(part);
      }
    },
  });
  return slides;
}

async function readSlide(
  archive: ZipArchive,
  slide: string,
  footers: Set<string>,
  reading: Reading,
): Promise<void> {
  const { story, budget } = reading;
  const text = new DrawingText(story, 'main', footers);
  await readXmlPart(archive, slide, budget, text);
  const links = await readRelationships(archive, slide, budget);
  await readDrawnParts(archive, links, text.part, reading);
  for (const link of links) await readLinkedPart(archive, link, footers, reading);
}

async function readLinkedPart(
  archive: ZipArchive,
  { kind, part }: Relationship,
  footers: Set<string>,
  { story, budget }: Reading,
): Promise<void> {
  if (kind === 'notesSlide') {
    const notes = new DrawingText(story, 'slide-notes', footers);
    await readXmlPart(archive, part, budget, notes);
  } else if (kind === 'comments') {
    await readXmlPart(archive, part, budget, new CommentText(story, ['text', 't']));
  }
}

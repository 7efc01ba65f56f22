import type { StoryPart } from '../../counting/story.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readXml, readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { readDrawnParts } from '../office/drawn-parts.ts';
import { type Relationship, readRelationships } from '../office/relationships.ts';
import { readStoredPages } from '../office/stored-pages.ts';
import { readHiddenStyles } from './hidden-styles.ts';
import { readImportedDocument } from './imported-document.ts';
import { type HiddenStyles, WordText } from './word-text.ts';

/** The parts linked from the main one that hold text, and where that text belongs. */
const linkedParts: Readonly<Record<string, StoryPart>> = {
  header: 'headers-and-footers',
  footer: 'headers-and-footers',
  footnotes: 'notes',
  endnotes: 'notes',
  comments: 'comments',
};

/** Word documents (docx, docm, dotx, dotm), of both editions of the standard. */
export async function readWordDocument(
  archive: ZipArchive,
  mainPart: string,
  reading: Reading,
): Promise<Finding> {
  const { story, budget } = reading;
  const links = await readRelationships(archive, mainPart, budget);
  const styles = links.find(({ kind }) => kind === 'styles');
  const hidden: HiddenStyles = styles
    ? await readHiddenStyles(archive, styles.part, budget)
    : new Set();
  const main = archive.read(mainPart, budget, (fraction) => budget.report(fraction));
  const text = new WordText(story, 'main', hidden);
  await readXml(main, text, budget);
  await readDrawnParts(archive, links, 'text-boxes', reading);
  for (const { kind, part } of withoutRepeats(links)) {
    const storyPart = linkedParts[kind];
    if (storyPart !== undefined) {
      await readXmlPart(archive, part, budget, new WordText(story, storyPart, hidden));
      const shown = await readRelationships(archive, part, budget);
      await readDrawnParts(archive, shown, storyPart, reading);
    } else if (kind === 'aFChunk') {
      await readImportedDocument({ ...reading, source: await archive.open(part, budget) });
    }
  }
  const pages = await readStoredPages(archive, budget);
  return {
    ...(text.isCutShort && { partial: 'damaged' }),
    ...(pages !== undefined && { pages }),
  };
}

/** Several sections may link the same header; what is imported appears each time. */
function withoutRepeats(links: readonly Relationship[]): Relationship[] {
  const parts = new Set<string>();
  return links.filter(({ kind, part }) => {
    const isRepeat = kind !== 'aFChunk' && parts.has(part.toLowerCase());
    parts.add(part.toLowerCase());
    return !isRepeat;
  });
}

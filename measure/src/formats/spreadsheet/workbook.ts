import type { Finding, Reading } from '../../document-reader.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { CommentText } from '../office/comment-text.ts';
import { DrawingText } from '../office/drawing-text.ts';
import { readDrawnParts } from '../office/drawn-parts.ts';
import { readRelationships } from '../office/relationships.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetText } from './sheet-text.ts';

interface Sheet {
  readonly part: string;
  readonly isHidden: boolean;
}

/** Workbooks (xlsx, xlsm, xltx): the texts of the cells, sheet by sheet. */
export async function readWorkbook(
  archive: ZipArchive,
  mainPart: string,
  reading: Reading,
): Promise<Finding> {
  const { budget } = reading;
  const links = await readRelationships(archive, mainPart, budget);
  const strings = links.find(({ kind }) => kind === 'sharedStrings');
  const shared = strings ? await readSharedStrings(archive, strings.part, budget) : [];
  const parts = new Map(links.map(({ id, part }) => [id, part]));
  const sheets = await readSheets(archive, mainPart, parts, reading);
  for (const [index, sheet] of sheets.entries()) {
    await readSheet(archive, sheet, shared, reading);
    budget.report((index + 1) / sheets.length);
  }
  return {};
}

async function readSheets(
  archive: ZipArchive,
  mainPart: string,
  parts: ReadonlyMap<string, string>,
  { budget }: Reading,
): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  await readXmlPart(archive, mainPart, budget, {
    open(name, attributes) {
      if (name !== 'sheet') return;
      const isHidden = (attributes.get('state') ?? 'visible') !== 'visible';
      const part = parts.get(attributes.get('id') ?? '');
      if (part !== undefined) sheets.push({ part, isHidden });
    },
  });
  return sheets;
}

async function readSheet(
  archive: ZipArchive,
  { part, isHidden }: Sheet,
  shared: readonly string[],
  reading: Reading,
): Promise<void> {
  const { story, budget } = reading;
  const cells = new SheetText(story, isHidden ? 'hidden' : 'main', shared, budget);
  await readXmlPart(archive, part, budget, cells);
  const links = await readRelationships(archive, part, budget);
  // Beside threads, the plain comments only repeat them for older programs.
  const hasThreads = links.some(({ kind }) => kind === 'threadedComment');
  const commentsKind = hasThreads ? 'threadedComment' : 'comments';
  for (const { kind, part: linked } of links) {
    if (kind === 'drawing') {
      const drawn = isHidden ? 'hidden' : 'text-boxes';
      await readXmlPart(archive, linked, budget, new DrawingText(story, drawn));
      const shown = await readRelationships(archive, linked, budget);
      await readDrawnParts(archive, shown, drawn, reading, { isOnSheet: true });
    } else if (kind === commentsKind) {
      await readXmlPart(archive, linked, budget, new CommentText(story, ['text']));
    }
  }
}

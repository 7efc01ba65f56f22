import type { Budget } from '../../budget.ts';
import type { ByteSource } from '../../byte-source.ts';
import { Story } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading, RecognisedDocument } from '../../document-reader.ts';
import type { InnerDocument, MeasurementLimit } from '../../report/measurement.ts';
import { outsideParts } from '../../report/outside-parts.ts';
import { decodeEntryNames } from '../../zip/entry-names.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import type { ZipEntry } from '../../zip/zip-entry.ts';
import { cleanDocumentName, listDocuments } from './document-list.ts';

export type RecogniseDocument = (source: ByteSource, budget: Budget) => Promise<RecognisedDocument>;

/** What macOS and Windows put into folders beside the documents. */
const systemFiles = /(?:^|\/)(?:__MACOSX\/.*|\._[^/]*|\.DS_Store|thumbs\.db|desktop\.ini)$/i;

interface ArchivedDocument {
  readonly entry: ZipEntry;
  readonly name: string;
}

/** A document of the archive, with what reading it found. */
interface Read {
  readonly document: InnerDocument;
  readonly durationSeconds?: number | undefined;
  /** What it lacks, or holds. */
  readonly documents?: readonly InnerDocument[] | undefined;
}

/**
 * An archive of documents: the sum of what is counted in each. An archive within it is named, and not
 * opened. The documents share one budget of time and inflated bytes.
 */
export async function readArchive(
  archive: ZipArchive,
  reading: Reading,
  recognise: RecogniseDocument,
): Promise<Finding> {
  const documents = findDocuments(archive);
  const fileNames = new Set(documents.map(({ name }) => toFileName(name)));
  const found: Read[] = [];
  for (const [index, document] of documents.entries()) {
    const budget = reading.budget.forPart(index / documents.length, 1 / documents.length);
    budget.check();
    const read = await readDocument(archive, document, { ...reading, budget }, recognise);
    found.push({ ...read, document: toWhole(read, document.name, fileNames) });
    reading.budget.report((index + 1) / documents.length);
  }
  return describe(found, archive.directory.isWhole);
}

/** Linked files that are also in the archive do not count as missing. */
function toWhole(
  { document: { limit, ...document }, documents }: Read,
  name: string,
  fileNames: ReadonlySet<string>,
): InnerDocument {
  const isAllHere =
    limit === 'documents' && documents?.every((one) => fileNames.has(toFileName(one.name)));
  return { ...document, name, ...(limit !== undefined && !isAllHere && { limit }) };
}

function toFileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

function findDocuments({ directory }: ZipArchive): ArchivedDocument[] {
  return Array.from(decodeEntryNames(directory.entries), ([entry, name]) => ({
    entry,
    name: name.replaceAll('\\', '/'),
  }))
    .filter(({ name }) => !name.endsWith('/') && !systemFiles.test(name))
    .map(({ entry, name }) => ({ entry, name: cleanDocumentName(name) }));
}

async function readDocument(
  archive: ZipArchive,
  { entry, name }: ArchivedDocument,
  reading: Reading,
  recognise: RecogniseDocument,
): Promise<Read> {
  let format: string | undefined;
  try {
    const source = await archive.openDocument(entry, name, reading.budget);
    const recognised = await recognise(source, reading.budget);
    format = recognised.format;
    if (format === 'zip') return { document: { name, format, limit: 'archive' } };
    const story = new Story();
    const finding = await recognised.read({ ...reading, source, story });
    if (finding.uncountable === undefined) {
      reading.story.take(story);
      await tellTexts(recognised, { ...reading, source });
    }
    return { document: toDocument(name, format, finding, story), ...finding };
  } catch (cause) {
    // Time is the whole archive's: what comes later was not read, either.
    if (!(cause instanceof DocumentFault) || cause.limit === 'too-slow') throw cause;
    return { document: { name, ...(format !== undefined && { format }), limit: cause.limit } };
  }
}

/** A listener gets only the texts of documents that count, so these are read a second time. */
async function tellTexts(recognised: RecognisedDocument, reading: Reading): Promise<void> {
  const { listener } = reading.story;
  if (listener === undefined) return;
  await recognised.read({
    ...reading,
    story: new Story(listener),
    budget: reading.budget.forRepeat(),
  });
  // The last word of one document and the first of the next are two.
  for (const part of ['main', ...outsideParts] as const) listener.write(part, '\n');
}

function toDocument(name: string, format: string, finding: Finding, story: Story): InnerDocument {
  if (finding.uncountable !== undefined) return { name, format, limit: finding.uncountable };
  const { counts, outside } = story;
  const parts = Object.entries(outside).map(([part, { words }]) => [part, words]);
  return {
    name,
    format,
    words: counts.words,
    ...(parts.length > 0 && { outside: Object.fromEntries(parts) }),
    ...(finding.partial !== undefined && { limit: finding.partial }),
  };
}

function describe(found: readonly Read[], isWhole: boolean): Finding {
  const documents = found.map(({ document }) => document);
  const list = listDocuments(documents);
  if (documents.every(({ words }) => words === undefined)) {
    return { ...list, uncountable: findCommonLimit(documents), ...addDurations(found) };
  }
  const isPartial = documents.some(({ limit }) => limit !== undefined) || !isWhole;
  return isPartial ? { ...list, partial: 'documents' } : list;
}

/** The common reason why nothing was counted, where it is true of the archive as well. */
function findCommonLimit(documents: readonly InnerDocument[]): MeasurementLimit {
  const common = (['encrypted', 'audio', 'video'] as const).find((limit) =>
    documents.every((document) => document.limit === limit),
  );
  return documents.length > 0 && common !== undefined ? common : 'archive';
}

/** The playing time of all recordings together, if each states its own. */
function addDurations(found: readonly Read[]): Pick<Finding, 'durationSeconds'> {
  const seconds = found.map(({ durationSeconds }) => durationSeconds);
  if (seconds.length === 0 || seconds.includes(undefined)) return {};
  return { durationSeconds: seconds.reduce<number>((sum, one) => sum + (one ?? 0), 0) };
}

import type { ByteSource } from '../byte-source.ts';
import { type CompoundFile, openCompoundFile } from '../compound/compound-file.ts';
import type { DocumentReader, RecognisedDocument } from '../document-reader.ts';
import { readLegacyPresentation } from '../formats/legacy/presentation.ts';
import { readLegacyWord } from '../formats/legacy/word.ts';
import { readLegacyWorkbook } from '../formats/legacy/workbook.ts';
import { readOutlookMessage } from '../formats/mail/outlook-message.ts';
import { unreadable } from './unreadable.ts';

type LegacyReader = (
  file: CompoundFile,
  ...reading: Parameters<DocumentReader>
) => ReturnType<DocumentReader>;

/** Streams that identify a compound file. WPS writes the same under its own endings. */
const readable: readonly (readonly [string, string, LegacyReader])[] = [
  ['WordDocument', 'doc', readLegacyWord],
  ['Workbook', 'xls', readLegacyWorkbook],
  ['PowerPoint Document', 'ppt', readLegacyPresentation],
  ['__properties_version1.0', 'msg', readOutlookMessage],
];

/** Encrypted documents of today's Office are wrapped in a compound file, too. */
const named: readonly (readonly [string, RecognisedDocument])[] = [
  ['EncryptedPackage', unreadable('ooxml', 'encrypted')],
  // Excel 5 and 95.
  ['Book', unreadable('xls', 'legacy-office')],
  // PowerPoint 4 and 95.
  ['PP40', unreadable('ppt', 'legacy-office')],
  ['HwpSummaryInformation', unreadable('hwp', 'unknown-format')],
];

/** Tells apart what comes in the container of Word 97 (MS-CFB): old documents and encrypted new ones. */
export async function recogniseCompoundFile(source: ByteSource): Promise<RecognisedDocument> {
  const file = await openCompoundFile(source);
  const known = named.find(([name]) => file.has(name));
  if (known !== undefined) return known[1];
  const found = readable.find(([name]) => file.has(name));
  if (found === undefined) return unreadable('compound-file', 'unknown-format');
  const [, format, read] = found;
  return { format, read: (reading) => read(file, reading) };
}

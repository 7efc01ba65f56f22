import type { Reading } from '../../document-reader.ts';
import { resolveMarkupEncoding } from '../../encodings/declared-encoding.ts';
import { detectEncoding } from '../../encodings/detect-encoding.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import { openZipArchive } from '../../zip/zip-archive.ts';
import { readHtml } from '../markup/html.ts';
import { findMainPart } from '../office/relationships.ts';
import { readRtf } from '../rtf/rtf.ts';
import { readPlainText } from '../text/plain-text.ts';
import { WordText } from './word-text.ts';

const headBytes = 4096;

/**
 * Reads a document that a Word document imports when it is opened (`altChunk`): another Word
 * document, RTF, HTML or text. Imports of an imported document are not followed.
 */
export async function readImportedDocument(reading: Reading): Promise<void> {
  const head = await reading.source.read(0, headBytes);
  const text = new TextDecoder('windows-1252').decode(head);
  const encoding = detectEncoding(head);
  if (text.startsWith('PK')) await readImportedWord(reading);
  else if (text.startsWith('{\\rtf')) await readRtf(reading);
  else if (encoding !== null && text.includes('<')) {
    await readHtml({ ...reading, encoding: resolveMarkupEncoding(head, encoding) });
  } else if (encoding !== null) await readPlainText({ ...reading, encoding });
}

async function readImportedWord({ source, story, budget }: Reading): Promise<void> {
  const archive = await openZipArchive(source);
  const mainPart = await findMainPart(archive, budget);
  if (mainPart === null) return;
  await readXmlPart(archive, mainPart, budget, new WordText(story, 'main', new Set()));
}

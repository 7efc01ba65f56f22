import type { ByteSource } from '../byte-source.ts';
import type { RecognisedDocument } from '../document-reader.ts';
import { resolveMarkupEncoding } from '../encodings/declared-encoding.ts';
import { detectEncoding } from '../encodings/detect-encoding.ts';
import { readTextSample } from '../encodings/text-sample.ts';
import { htmlReader } from '../formats/markup/html.ts';
import { otherXmlReader } from '../formats/markup/other-xml.ts';
import { xliffReader } from '../formats/markup/xliff.ts';
import { flatOpenDocumentReader } from '../formats/open-document/flat-open-document.ts';
import { csvReader, findCsvDelimiter } from '../formats/text/csv.ts';
import { gettextReader, isGettext } from '../formats/text/gettext.ts';
import { isJson, jsonReader } from '../formats/text/json.ts';
import { plainTextReader } from '../formats/text/plain-text.ts';
import { recogniseSubtitles, subtitlesReader } from '../formats/text/subtitles.ts';
import { unreadable } from './unreadable.ts';

const headBytes = 64 * 1024;

/** Tells the text formats apart; null when the bytes are no text. */
export async function recogniseText(source: ByteSource): Promise<RecognisedDocument | null> {
  const sample = await readTextSample(source);
  const encoding = detectEncoding(sample);
  if (encoding === null) return null;
  const headEncoded = await source.read(0, headBytes);
  const head = decodeHead(headEncoded, encoding);
  if (/^\s*</.test(head)) {
    return recogniseMarkup(head, resolveMarkupEncoding(headEncoded, encoding));
  }
  return recogniseStructure(head, encoding, headEncoded.length === source.size);
}

function decodeHead(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes, { stream: true });
}

function recogniseMarkup(head: string, encoding: string): RecognisedDocument {
  const name = findRootName(head);
  if (name === 'xliff') return { format: 'xliff', read: xliffReader(encoding) };
  if (name === 'svg') return unreadable('svg', 'image');
  if (name === 'document') {
    const flat = recogniseFlatOpenDocument(head, encoding);
    if (flat !== null) return flat;
  }
  const isDeclaredXml = /^\s*<\?xml/.test(head);
  if (!isDeclaredXml || name === 'html') {
    if (isHtml(head, name)) return { format: 'html', read: htmlReader(encoding) };
  }
  if (isDeclaredXml) return { format: 'xml', read: otherXmlReader(encoding) };
  return { format: 'text', read: plainTextReader(encoding) };
}

/** The first element's name in small letters, without its prefix; what may stand before it is skipped. */
function findRootName(head: string): string {
  const tagStart = /\s*<(?:(!--)|[!?])?([\w.:-]*)/y;
  for (let at = 0; ; ) {
    tagStart.lastIndex = at;
    const match = tagStart.exec(head);
    if (match === null) return '';
    const [tag, comment, name = ''] = match;
    if (/^\s*<[\w]/.test(tag)) return name.slice(name.indexOf(':') + 1).toLowerCase();
    const close = comment === undefined ? '>' : '-->';
    const end = head.indexOf(close, tagStart.lastIndex);
    if (end < 0) return '';
    at = end + close.length;
  }
}

/** OpenDocument as one XML file instead of an archive. */
function recogniseFlatOpenDocument(head: string, encoding: string): RecognisedDocument | null {
  const family =
    /<office:document\s[^>]*office:mimetype="application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(
      head,
    )?.[1];
  if (family === undefined) return null;
  const format = { text: 'fodt', spreadsheet: 'fods', presentation: 'fodp' }[family] ?? 'fodt';
  return { format, read: flatOpenDocumentReader(encoding, format) };
}

const htmlRoots: ReadonlySet<string> = new Set(
  'html head body title meta link script style base div p h1 h2 h3 h4 h5 h6 table ul ol dl section article main header footer nav form span a b i br hr img center font pre blockquote'.split(
    ' ',
  ),
);

function isHtml(head: string, rootName: string): boolean {
  return /<!doctype\s+html/i.test(head.slice(0, 1024)) || htmlRoots.has(rootName);
}

function recogniseStructure(head: string, encoding: string, isWhole: boolean): RecognisedDocument {
  const subtitles = recogniseSubtitles(head);
  if (subtitles !== null) return { format: subtitles, read: subtitlesReader(encoding) };
  if (isJson(head)) return { format: 'json', read: jsonReader(encoding) };
  if (isGettext(head)) return { format: 'po', read: gettextReader(encoding) };
  const delimiter = findCsvDelimiter(head, isWhole);
  if (delimiter !== null) return { format: 'csv', read: csvReader(encoding, delimiter) };
  return { format: 'text', read: plainTextReader(encoding) };
}

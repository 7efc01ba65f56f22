import type { ByteSource } from '../byte-source.ts';
import { type RecognisedDocument, textDocument } from '../document-reader.ts';
import { createDecoder } from '../encodings/create-decoder.ts';
import { resolveMarkupEncoding } from '../encodings/declared-encoding.ts';
import { detectEncoding } from '../encodings/detect-encoding.ts';
import { readTextSample } from '../encodings/text-sample.ts';
import { recogniseLatex } from '../formats/latex/recognise-latex.ts';
import {
  recogniseLocalizationText,
  recogniseLocalizationXml,
  recognisePhp,
} from '../formats/localization/localization-format.ts';
import { isStringCatalog, readStringCatalog } from '../formats/localization/string-catalog.ts';
import { isMail, mailReader } from '../formats/mail/mail.ts';
import { markdownEndings, readMarkdown } from '../formats/markdown/markdown.ts';
import { readHtml } from '../formats/markup/html.ts';
import { readOtherXml } from '../formats/markup/other-xml.ts';
import { readSvg } from '../formats/markup/svg.ts';
import { flatOpenDocumentReader } from '../formats/open-document/flat-open-document.ts';
import { readWorkbookXml } from '../formats/spreadsheet/workbook-xml.ts';
import { lineCuesReader, recogniseLineCues } from '../formats/subtitles/line-cues.ts';
import { isSubStation, readSubStation } from '../formats/subtitles/sub-station.ts';
import { recogniseSubtitles, subtitlesReader } from '../formats/subtitles/subtitles.ts';
import { readTimedText } from '../formats/subtitles/timed-text.ts';
import { csvEndings, csvReader, findCsvDelimiter, guessCsvDelimiter } from '../formats/text/csv.ts';
import { isJson, isResourceBundle, readJson, readResourceBundle } from '../formats/text/json.ts';
import { readPlainText } from '../formats/text/plain-text.ts';
import { readWordXml } from '../formats/word/word-xml.ts';
import { recogniseDiagramXml } from './recognise-diagram.ts';
import { unreadable } from './unreadable.ts';

const headBytes = 64 * 1024;

/** Tells the text formats apart; null when the bytes are no text. */
export async function recogniseText(source: ByteSource): Promise<RecognisedDocument | null> {
  const sample = await readTextSample(source);
  const encoding = detectEncoding(sample);
  if (encoding === null) return null;
  const headEncoded = await source.read(0, headBytes);
  const head = decodeHead(headEncoded, encoding);
  // Markdown may begin with HTML, and looks like other texts: it is known by its name alone.
  if (markdownEndings.test(source.name ?? '')) {
    return textDocument('markdown', encoding, readMarkdown);
  }
  if (/^\s*</.test(head)) {
    return recogniseMarkup(head, resolveMarkupEncoding(headEncoded, encoding), source.name);
  }
  const isWhole = headEncoded.length === source.size;
  return recogniseStructure(head, { encoding, isWhole, name: source.name });
}

function decodeHead(bytes: Uint8Array, encoding: string): string {
  return createDecoder(encoding).decode(bytes, { stream: true });
}

function recogniseMarkup(head: string, encoding: string, fileName = ''): RecognisedDocument {
  const php = recognisePhp(head, encoding);
  if (php !== null) return php;
  const name = findRootName(head);
  const localization = recogniseLocalizationXml(name, head, encoding);
  if (localization !== null) return localization;
  const diagram = recogniseDiagramXml(name, head, encoding);
  if (diagram !== null) return diagram;
  if (name === 'tt') return textDocument('ttml', encoding, readTimedText);
  if (name === 'worddocument' || isWordPackage(name, head)) {
    return textDocument('wordml', encoding, readWordXml);
  }
  if (name === 'workbook' && head.includes('urn:schemas-microsoft-com:office:spreadsheet')) {
    return textDocument('spreadsheetml', encoding, readWorkbookXml);
  }
  // The office format of China's GB/T 20916: its texts are mixed with styles and properties.
  if (name === 'uof') return unreadable('uof', 'unknown-format');
  if (name === 'svg') return textDocument('svg', encoding, readSvg);
  if (name === 'document') {
    const flat = recogniseFlatOpenDocument(head, encoding);
    if (flat !== null) return flat;
  }
  const isDeclaredXml = /^\s*<\?xml/.test(head);
  if (!isDeclaredXml || name === 'html') {
    if (isHtml(head, name)) return textDocument('html', encoding, readHtml);
  }
  // The declaration may be left out (XML 1.0, 2.8); then only the file's name distinguishes it from a text with tags.
  const isNamedXml = name !== '' && /\.xml$/i.test(fileName);
  if (isDeclaredXml || isNamedXml) return textDocument('xml', encoding, readOtherXml);
  return textDocument('text', encoding, readPlainText);
}

/** The first element's name in small letters, without its prefix; what may precede it is skipped. */
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

/** Flat OPC of Word; that of other programs is any XML. */
function isWordPackage(rootName: string, head: string): boolean {
  return rootName === 'package' && /<\?mso-application\s+progid="Word\.Document"/.test(head);
}

/** OpenDocument as one XML file instead of an archive. */
function recogniseFlatOpenDocument(head: string, encoding: string): RecognisedDocument | null {
  const family =
    /<office:document\s[^>]*office:mimetype="application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)/.exec(
      head,
    )?.[1];
  if (family === undefined) return null;
  const format = { text: 'fodt', spreadsheet: 'fods', presentation: 'fodp' }[family] ?? 'fodt';
  return textDocument(format, encoding, flatOpenDocumentReader(format));
}

const htmlRoots: ReadonlySet<string> = new Set(
  'html sami head body title meta link script style base div p h1 h2 h3 h4 h5 h6 table ul ol dl section article main header footer nav form span a b i br hr img center font pre blockquote'.split(
    ' ',
  ),
);

function isHtml(head: string, rootName: string): boolean {
  return /<!doctype\s+html/i.test(head.slice(0, 1024)) || htmlRoots.has(rootName);
}

function recogniseJson(head: string, encoding: string, name = ''): RecognisedDocument {
  if (isResourceBundle(head, name)) return textDocument('arb', encoding, readResourceBundle);
  if (isStringCatalog(head)) return textDocument('xcstrings', encoding, readStringCatalog);
  return textDocument('json', encoding, readJson);
}

interface TextFacts {
  readonly encoding: string;
  /** Whether the head is all of the text. */
  readonly isWhole: boolean;
  readonly name: string | undefined;
}

function recogniseStructure(
  head: string,
  { encoding, isWhole, name }: TextFacts,
): RecognisedDocument {
  const latex = recogniseLatex(head, encoding, name);
  if (latex !== null) return latex;
  const subtitles = recogniseSubtitles(head);
  if (subtitles !== null) {
    return textDocument(subtitles, encoding, subtitlesReader(subtitles));
  }
  const lineCues = recogniseLineCues(head);
  if (lineCues !== null) return textDocument(lineCues, encoding, lineCuesReader(lineCues));
  // A mail says within it how it is encoded.
  if (isMail(head) && !encoding.startsWith('utf-16')) return { format: 'eml', read: mailReader };
  if (isSubStation(head)) return textDocument('ass', encoding, readSubStation);
  if (isJson(head)) return recogniseJson(head, encoding, name);
  const localization = recogniseLocalizationText(head, encoding, name);
  if (localization !== null) return localization;
  const delimiter =
    findCsvDelimiter(head, isWhole) ??
    (csvEndings.test(name ?? '') ? guessCsvDelimiter(head) : null);
  if (delimiter !== null) return textDocument('csv', encoding, csvReader(delimiter));
  return textDocument('text', encoding, readPlainText);
}

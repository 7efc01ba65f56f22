import type { Budget } from '../budget.ts';
import type { ByteSource } from '../byte-source.ts';
import type { DocumentReader, Reading, RecognisedDocument } from '../document-reader.ts';
import { type RecogniseDocument, readArchive } from '../formats/archive/archive.ts';
import { readEpub } from '../formats/epub/epub.ts';
import { readInDesign } from '../formats/indesign/indesign.ts';
import { ofdRoot, readOfd } from '../formats/ofd/ofd.ts';
import { findMainPart } from '../formats/office/relationships.ts';
import { readOpenDocument } from '../formats/open-document/open-document.ts';
import { readPresentation } from '../formats/presentation/presentation.ts';
import { readWorkbook } from '../formats/spreadsheet/workbook.ts';
import { readWordDocument } from '../formats/word/word-document.ts';
import { readXml, readXmlPart } from '../xml/read-xml.ts';
import { openZipArchive, type ZipArchive } from '../zip/zip-archive.ts';
import { recogniseDiagramPackage } from './recognise-diagram.ts';
import { unreadable } from './unreadable.ts';

type ArchiveReader = (
  archive: ZipArchive,
  mainPart: string,
  reading: Reading,
) => ReturnType<DocumentReader>;

/** Office formats by a word of their main part's content type. */
const officeFormats: readonly (readonly [RegExp, string, ArchiveReader])[] = [
  [/ms-word\.document\.macroEnabled/i, 'docm', readWordDocument],
  [/ms-word\.template\.macroEnabled/i, 'dotm', readWordDocument],
  [/wordprocessingml\.template/i, 'dotx', readWordDocument],
  [/wordprocessingml\.document/i, 'docx', readWordDocument],
  [/ms-powerpoint\.\w+\.macroEnabled/i, 'pptm', readPresentation],
  [/presentationml\.slideshow/i, 'ppsx', readPresentation],
  [/presentationml\.template/i, 'potx', readPresentation],
  [/presentationml\.presentation/i, 'pptx', readPresentation],
  [/ms-excel\.\w+\.macroEnabled/i, 'xlsm', readWorkbook],
  [/spreadsheetml\.template/i, 'xltx', readWorkbook],
  [/spreadsheetml\.sheet\.main/i, 'xlsx', readWorkbook],
];

const openDocumentFormats: Readonly<Record<string, string>> = {
  text: 'odt',
  'text-template': 'ott',
  'text-master': 'odm',
  spreadsheet: 'ods',
  'spreadsheet-template': 'ots',
  presentation: 'odp',
  'presentation-template': 'otp',
};

/** Packages of programs and of Apple's office formats: no archives of documents. */
const packageParts = [
  'Index/Document.iwa',
  'Index.zip',
  'buildVersionHistory.plist',
  'META-INF/MANIFEST.MF',
  'mimetype',
  'uof.xml',
];

/** An ending that is not that of an archive: what lies in such a file are parts of one document. */
const programEnding = /\.(?!zip\b)[a-z]\w{1,9}$/i;

/**
 * Tells apart what comes in a ZIP archive: documents of several families, and archives, whose documents
 * `recognise` tells apart.
 */
export async function recogniseZip(
  source: ByteSource,
  budget: Budget,
  recognise: RecogniseDocument,
): Promise<RecognisedDocument> {
  const archive = await openZipArchive(source);
  if (archive.has('[Content_Types].xml')) return recogniseOffice(archive, budget);
  const mediaType = await readMediaType(archive, budget);
  if (mediaType === 'application/epub+zip') {
    return { format: 'epub', read: (reading) => readEpub(archive, reading) };
  }
  if (mediaType === 'application/vnd.adobe.indesign-idml-package') {
    return { format: 'idml', read: (reading) => readInDesign(archive, reading) };
  }
  const family = /^application\/vnd\.(?:oasis\.opendocument|sun\.xml)\.([\w-]+)$/.exec(mediaType);
  if (family !== null && archive.has('content.xml')) {
    const format = openDocumentFormats[family[1] ?? ''];
    if (format === undefined) return unreadable('opendocument', 'unknown-format');
    return { format, read: (reading) => readOpenDocument(archive, format, reading) };
  }
  if (archive.has(ofdRoot)) return { format: 'ofd', read: (reading) => readOfd(archive, reading) };
  const diagram = await recogniseDiagramPackage(archive, budget);
  if (diagram !== null) return diagram;
  const isPackage = packageParts.some((part) => archive.has(part));
  if (isPackage || programEnding.test(source.name ?? '')) {
    return unreadable('package', 'unknown-format');
  }
  return { format: 'zip', read: (reading) => readArchive(archive, reading, recognise) };
}

async function recogniseOffice(archive: ZipArchive, budget: Budget): Promise<RecognisedDocument> {
  const mainPart = await findMainPart(archive, budget);
  if (mainPart === null) return unreadable('ooxml', 'unknown-format');
  const contentType = await readContentType(archive, mainPart, budget);
  const known = officeFormats.find(([pattern]) => pattern.test(contentType));
  if (known === undefined) return unreadable('ooxml', 'unknown-format');
  const [, format, read] = known;
  return { format, read: (reading) => read(archive, mainPart, reading) };
}

async function readContentType(archive: ZipArchive, part: string, budget: Budget): Promise<string> {
  let contentType = '';
  await readXml(
    archive.read('[Content_Types].xml', budget),
    {
      open(name, attributes) {
        const isPart = attributes.get('PartName')?.toLowerCase() === `/${part.toLowerCase()}`;
        const isDefault = part.endsWith(`.${attributes.get('Extension')}`);
        if (name === 'Override' && isPart) contentType = attributes.get('ContentType') ?? '';
        if (name === 'Default' && isDefault && contentType === '') {
          contentType = attributes.get('ContentType') ?? '';
        }
      },
    },
    budget,
  );
  return contentType;
}

async function readMediaType(archive: ZipArchive, budget: Budget): Promise<string> {
  if (archive.has('mimetype')) {
    const mimetype = await archive.open('mimetype', budget);
    return new TextDecoder().decode(await mimetype.read(0, 200)).trim();
  }
  if (archive.has('META-INF/container.xml')) return 'application/epub+zip';
  const mayBeOpenDocument = archive.has('content.xml') && archive.has('META-INF/manifest.xml');
  return mayBeOpenDocument ? readManifestType(archive, budget) : '';
}

/** OpenDocument names itself in its manifest as well; some programs write only that. */
async function readManifestType(archive: ZipArchive, budget: Budget): Promise<string> {
  let mediaType = '';
  await readXmlPart(archive, 'META-INF/manifest.xml', budget, {
    open(name, attributes) {
      const isWhole = name === 'file-entry' && attributes.get('full-path') === '/';
      if (isWhole) mediaType = attributes.get('media-type') ?? '';
    },
  });
  return mediaType;
}

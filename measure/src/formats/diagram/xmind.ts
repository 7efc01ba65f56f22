import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { JsonScanner } from '../text/json-scanner.ts';
import { MapElements, MapValues } from './xmind-map.ts';

/** The map of XMind since 2018. The XML beside it only says that an older program cannot open it. */
export const mapJson = 'content.json';
/** The map of XMind 8 and before. */
export const mapXml = 'content.xml';
const commentsXml = 'comments.xml';

/**
 * XMind: what the map shows, which is the titles of topics, boundaries and relationships, and labels.
 * Comments count as comments, and so do notes, which are hidden behind an icon like those of an Excel cell; of a
 * note, which the file also holds with formatting, only the plain text is read. The map shows neither the titles of
 * sheets nor earlier revisions. Source: github.com/xmindltd/xmind, "XMindFileFormat".
 */
export async function readXMind(archive: ZipArchive, reading: Reading): Promise<Finding> {
  const { story, budget } = reading;
  if (archive.has(mapJson)) {
    await readMapJson(archive, reading);
    return {};
  }
  await readXmlPart(archive, mapXml, budget, new MapElements(story));
  if (archive.has(commentsXml)) {
    await readXmlPart(archive, commentsXml, budget, new MapElements(story));
  }
  return {};
}

async function readMapJson(archive: ZipArchive, { story, budget }: Reading): Promise<void> {
  const scanner = new JsonScanner(new MapValues(story));
  const decoder = new TextDecoder();
  const pieces = archive.read(mapJson, budget, (fraction) => budget.report(fraction));
  for await (const piece of pieces) {
    if (!scanner.add(decoder.decode(piece, { stream: true }))) {
      throw new DocumentFault('damaged', 'the map is no JSON');
    }
  }
  if (!scanner.isBalanced) throw new DocumentFault('damaged', 'the map was cut off');
}

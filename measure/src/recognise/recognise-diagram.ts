import type { Budget } from '../budget.ts';
import { DocumentFault } from '../document-fault.ts';
import { type RecognisedDocument, textDocument } from '../document-reader.ts';
import { readDiagram } from '../formats/diagram/diagram.ts';
import { readFreeMind } from '../formats/diagram/freemind.ts';
import { mindManagerMap, readMindManager } from '../formats/diagram/mind-manager.ts';
import { readOutline } from '../formats/diagram/outline.ts';
import { mapJson, mapXml, readXMind } from '../formats/diagram/xmind.ts';
import type { ZipArchive } from '../zip/zip-archive.ts';
import { unreadable } from './unreadable.ts';

const headCharacters = 64 * 1024;

/** The program whose mind map a package is; null when it is none. Other archives may have files of these names. */
export async function recogniseDiagramPackage(
  archive: ZipArchive,
  budget: Budget,
): Promise<RecognisedDocument | null> {
  const startsWith = (part: string, ...patterns: RegExp[]) =>
    hasInHead(archive, part, patterns, budget);
  if (
    (await startsWith(mapJson, /"rootTopic"|"class"\s*:\s*"sheet"/)) ||
    (await startsWith(mapXml, /<xmap-content\b/))
  ) {
    return { format: 'xmind', read: (reading) => readXMind(archive, reading) };
  }
  if (
    (await startsWith('META-INF/manifest.xml', /urn:xmind:/, /<encryption-data\b/)) ||
    (await startsWith('manifest.json', /"file-entries"/, /"encryption-?data"/i))
  ) {
    return unreadable('xmind', 'encrypted');
  }
  if (await startsWith(mindManagerMap, /schemas\.mindjet\.com\/MindManager/)) {
    return { format: 'mmap', read: (reading) => readMindManager(archive, reading) };
  }
  if (archive.has(`${mindManagerMap}.zencr`)) return unreadable('mmap', 'encrypted');
  return null;
}

/** Whether a part is there and begins with a text that matches all. One that cannot be read does not. */
async function hasInHead(
  archive: ZipArchive,
  part: string,
  patterns: readonly RegExp[],
  budget: Budget,
): Promise<boolean> {
  if (!archive.has(part)) return false;
  const decoder = new TextDecoder();
  let head = '';
  try {
    for await (const piece of archive.read(part, budget)) {
      head += decoder.decode(piece, { stream: true });
      if (head.length >= headCharacters) break;
    }
  } catch (cause) {
    if (!(cause instanceof DocumentFault)) throw cause;
  }
  return patterns.every((pattern) => pattern.test(head));
}

/** The diagram or outline that an XML text is, by its first element; null when it is none. */
export function recogniseDiagramXml(
  rootName: string,
  head: string,
  encoding: string,
): RecognisedDocument | null {
  switch (rootName) {
    case 'map':
      // Maps of games are called so, too.
      return /<node\b/.test(head) ? textDocument('freemind', encoding, readFreeMind) : null;
    case 'opml':
      return textDocument('opml', encoding, readOutline);
    case 'mxfile':
    case 'mxgraphmodel':
      return textDocument('drawio', encoding, readDiagram);
    case 'mxlibrary':
      // Shapes to draw with.
      return unreadable('drawio', 'unknown-format');
    default:
      return null;
  }
}

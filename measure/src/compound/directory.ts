import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';

export interface DirectoryEntry {
  readonly name: string;
  readonly isStream: boolean;
  readonly isRoot: boolean;
  readonly firstSector: number;
  readonly size: number;
}

interface Node extends DirectoryEntry {
  readonly left: number;
  readonly right: number;
  readonly child: number;
}

const entryBytes = 128;
/** More directory than this is not read; office programs write a few dozen entries. */
const maxDirectoryBytes = 1024 * 1024;
const streamType = 2;
const rootType = 5;

/** The root and what stands directly below it: documents embedded in the document have storages of their own. */
export async function readDirectory(directory: ByteSource): Promise<DirectoryEntry[]> {
  const bytes = await directory.read(0, Math.min(directory.size, maxDirectoryBytes));
  const nodes: Node[] = [];
  for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes) {
    nodes.push(readNode(bytes.subarray(at, at + entryBytes)));
  }
  const root = nodes.find(({ isRoot }) => isRoot);
  if (root === undefined) return [];
  const found: DirectoryEntry[] = [root];
  const seen = new Set<number>();
  const waiting = [root.child];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const node = nodes[index];
    if (node === undefined || seen.has(index)) continue;
    seen.add(index);
    found.push(node);
    waiting.push(node.left, node.right);
  }
  return found;
}

function readNode(entry: Uint8Array): Node {
  const view = viewBytes(entry);
  const type = view.getUint8(66);
  return {
    name: readName(entry, view),
    isStream: type === streamType,
    isRoot: type === rootType,
    left: view.getUint32(68, true),
    right: view.getUint32(72, true),
    child: view.getUint32(76, true),
    firstSector: view.getUint32(116, true),
    size: view.getUint32(120, true),
  };
}

function readName(entry: Uint8Array, view: DataView): string {
  const length = Math.max(0, Math.min(64, view.getUint16(64, true)) - 2);
  const name = new TextDecoder('utf-16le').decode(entry.subarray(0, length));
  // Property streams begin with a control character.
  return name.charCodeAt(0) < 32 ? name.slice(1) : name;
}

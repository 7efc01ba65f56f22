import type { ByteSource } from '../byte-source.ts';
import { viewBytes } from '../byte-view.ts';

export interface DirectoryEntry {
  readonly name: string;
  readonly kind: 'root' | 'storage' | 'stream' | 'unused';
  readonly firstSector: number;
  readonly size: number;
  readonly left: number;
  readonly right: number;
  /** Of a storage: one of the entries in it, from which `left` and `right` lead to the others. */
  readonly child: number;
}

const entryBytes = 128;
/** More directory than this is not read; office programs write a few dozen entries, a mail to many some thousand. */
const maxDirectoryBytes = 1024 * 1024;
const kinds: Readonly<Record<number, DirectoryEntry['kind']>> = {
  1: 'storage',
  2: 'stream',
  5: 'root',
};

/** A compound file's storages and streams, as a tree. */
export interface Directory {
  readonly root: DirectoryEntry | undefined;
  /** The entries directly in a storage. */
  childrenOf(storage: DirectoryEntry): DirectoryEntry[];
}

export async function readDirectory(directory: ByteSource): Promise<Directory> {
  const bytes = await directory.read(0, Math.min(directory.size, maxDirectoryBytes));
  const nodes: DirectoryEntry[] = [];
  for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes) {
    nodes.push(readEntry(bytes.subarray(at, at + entryBytes)));
  }
  const placed = new Set<number>();
  const known = new Map<DirectoryEntry, DirectoryEntry[]>();
  return {
    root: nodes.find(({ kind }) => kind === 'root'),
    childrenOf(storage) {
      const children = known.get(storage) ?? findSiblings(nodes, storage.child, placed);
      known.set(storage, children);
      return children;
    },
  };
}

/**
 * The entries of one storage. An entry is in one storage only, and once, also where the tree runs in a circle
 * or thousands of storages claim the same.
 */
function findSiblings(
  nodes: readonly DirectoryEntry[],
  first: number,
  seen: Set<number>,
): DirectoryEntry[] {
  const found: DirectoryEntry[] = [];
  const waiting = [first];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const node = nodes[index];
    if (node === undefined || seen.has(index)) continue;
    seen.add(index);
    found.push(node);
    waiting.push(node.left, node.right);
  }
  return found;
}

function readEntry(entry: Uint8Array): DirectoryEntry {
  const view = viewBytes(entry);
  return {
    name: readName(entry, view),
    kind: kinds[view.getUint8(66)] ?? 'unused',
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

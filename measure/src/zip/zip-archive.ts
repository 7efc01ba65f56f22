import type { Budget } from '../budget.ts';
import { type ByteSource, joinBytes, sourceFromBytes } from '../byte-source.ts';
import { DocumentFault } from '../document-fault.ts';
import { readCentralDirectory } from './central-directory.ts';
import { inflateEntry } from './inflate-entry.ts';
import { openEntry } from './open-entry.ts';
import type { ZipDirectory, ZipEntry } from './zip-entry.ts';

/** An archive of which only the wanted files are read. Names are looked up, never used as paths. */
export class ZipArchive {
  readonly #source: ByteSource;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly directory: ZipDirectory;

  constructor(source: ByteSource, directory: ZipDirectory) {
    this.#source = source;
    this.directory = directory;
    this.#entries = new Map(directory.entries.map((entry) => [keyOf(entry.name), entry]));
  }

  has(name: string): boolean {
    return this.#entries.has(keyOf(name));
  }

  /** Inflates a file; a missing one is a fault of the document. */
  read(
    name: string,
    budget: Budget,
    onProgress?: (fraction: number) => void,
  ): AsyncGenerator<Uint8Array> {
    const entry = this.#entries.get(keyOf(name));
    if (entry === undefined) throw new DocumentFault('damaged', `no ${name} in the archive`);
    return inflateEntry(this.#source, entry, budget, onProgress);
  }

  /** A file as a source, held in memory. */
  async open(name: string, budget: Budget): Promise<ByteSource> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.read(name, budget)) pieces.push(piece);
    return sourceFromBytes(joinBytes(pieces));
  }

  /** One of the directory's files, as a document. */
  openDocument(entry: ZipEntry, name: string, budget: Budget): Promise<ByteSource> {
    return openEntry(this.#source, { entry, name }, budget);
  }
}

/** Some writers put folders apart as Windows does. Office finds such parts all the same, in any case. */
function keyOf(name: string): string {
  return name.replaceAll('\\', '/').toLowerCase();
}

export async function openZipArchive(source: ByteSource): Promise<ZipArchive> {
  return new ZipArchive(source, await readCentralDirectory(source));
}

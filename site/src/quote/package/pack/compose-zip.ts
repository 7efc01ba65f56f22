import { toEntryPaths } from './entry-paths.ts';

/** A file to be packed, whose checksum is known. */
export interface ZipContent {
  readonly file: File;
  /** Its folders and its name. */
  readonly path: string;
  readonly checksum: number;
}

const localHeaderBytes = 30;
const directoryHeaderBytes = 46;
const endBytes = 22;

/** 2.0: folders in names. */
const version = 20;
/** Made on Unix: Info-ZIP takes names from MS-DOS for code page 850, whatever `flags` says. */
const madeBy = (3 << 8) | version;
/** A regular file that its owner may write and everybody may read, where Unix looks for it. */
const fileMode = 0o100644 * 2 ** 16;
/** Bit 11: names are UTF-8. */
const flags = 0x0800;

/**
 * The files as one ZIP archive, stored and not compressed: a sequence of headers and references to the files, whose
 * bytes stay where they are until somebody reads the archive.
 */
export function composeZip(contents: readonly ZipContent[], name: string): File {
  const paths = toEntryPaths(contents.map(({ path }) => path));
  const parts: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [index, content] of contents.entries()) {
    const entryName = encode(paths[index] ?? content.path);
    parts.push(makeLocalHeader(content, entryName), content.file);
    directory.push(makeDirectoryHeader(content, entryName, at));
    at += localHeaderBytes + entryName.length + content.file.size;
  }
  const directoryBytes = directory.reduce((sum, { length }) => sum + length, 0);
  parts.push(...directory, makeEnd(contents.length, directoryBytes, at));
  return new File(parts, name, { type: 'application/zip' });
}

/** The size that `composeZip` arrives at, in bytes. */
export function sizeOfZip(contents: readonly Pick<ZipContent, 'file' | 'path'>[]): number {
  const paths = toEntryPaths(contents.map(({ path }) => path));
  const names = paths.reduce((sum, path) => sum + encode(path).length, 0);
  const files = contents.reduce((sum, { file }) => sum + file.size, 0);
  return endBytes + files + 2 * names + contents.length * (localHeaderBytes + directoryHeaderBytes);
}

function makeLocalHeader(content: ZipContent, name: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = createWriter(localHeaderBytes + name.length);
  header.four(0x04034b50);
  writeCommon(header, content, name);
  header.bytes(name);
  return header.written;
}

function makeDirectoryHeader(
  content: ZipContent,
  name: Uint8Array,
  offset: number,
): Uint8Array<ArrayBuffer> {
  const header = createWriter(directoryHeaderBytes + name.length);
  header.four(0x02014b50);
  header.two(madeBy);
  writeCommon(header, content, name);
  // Comment, disk and internal attributes.
  header.two(0);
  header.two(0);
  header.two(0);
  header.four(fileMode);
  header.four(offset);
  header.bytes(name);
  return header.written;
}

/** What both headers of a file have alike (APPNOTE 4.3.7, 4.3.12). */
function writeCommon(header: Writer, { file, checksum }: ZipContent, name: Uint8Array): void {
  const { time, date } = toDosTime(new Date(file.lastModified));
  header.two(version);
  header.two(flags);
  // Method: stored.
  header.two(0);
  header.two(time);
  header.two(date);
  header.four(checksum);
  header.four(file.size);
  header.four(file.size);
  header.two(name.length);
  // No extra field.
  header.two(0);
}

function makeEnd(count: number, bytes: number, offset: number): Uint8Array<ArrayBuffer> {
  const end = createWriter(endBytes);
  end.four(0x06054b50);
  end.two(0);
  end.two(0);
  end.two(count);
  end.two(count);
  end.four(bytes);
  end.four(offset);
  end.two(0);
  return end.written;
}

/** MS-DOS knows the years 1980 to 2107, local time and even seconds. */
function toDosTime(moment: Date): { readonly time: number; readonly date: number } {
  const year = moment.getFullYear();
  if (!(year >= 1980 && year <= 2107)) return { time: 0, date: (1 << 5) | 1 };
  return {
    time: (moment.getHours() << 11) | (moment.getMinutes() << 5) | (moment.getSeconds() >> 1),
    date: ((year - 1980) << 9) | ((moment.getMonth() + 1) << 5) | moment.getDate(),
  };
}

function encode(path: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(path);
}

type Writer = ReturnType<typeof createWriter>;

/** Writes numbers with their lowest byte first, as ZIP does. */
function createWriter(length: number) {
  const written = new Uint8Array(length);
  const view = new DataView(written.buffer);
  let at = 0;
  return {
    written,
    two(value: number) {
      view.setUint16(at, value, true);
      at += 2;
    },
    four(value: number) {
      view.setUint32(at, value, true);
      at += 4;
    },
    bytes(bytes: Uint8Array) {
      written.set(bytes, at);
      at += bytes.length;
    },
  };
}

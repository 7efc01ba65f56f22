import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { createStore } from 'zustand/vanilla';
import type { PackageTexts } from '../../content/en/quote/package.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { maxPackedFiles, type OfferedFile } from '../file/offered-files.ts';
import type { PackageItem, PackageState, PackageStore } from '../file/package-items.ts';
import { createMeasureItems } from './counting/measure-items.ts';
import { composeZip, sizeOfZip } from './pack/compose-zip.ts';
import { readChecksums } from './pack/read-checksums.ts';

type NamePackage = PackageTexts['fileName'];

/** Why a change of the package was refused. */
export type PackageFault =
  | { readonly kind: 'last' }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'too-large'; readonly overBytes: number }
  | { readonly kind: 'unreadable'; readonly name: string };

export interface NewPackage extends Pick<PackageState, 'folder' | 'leftOut'> {
  readonly files: readonly OfferedFile[];
  /** The CRC-32 of each file. */
  readonly checksums: readonly number[];
}

/** Makes one package of the files and puts it on the desk. */
export function takePackage(made: NewPackage, nameIt: NamePackage): void {
  const { files, checksums, folder, leftOut } = made;
  const items = files.map((one, index) => createItem(one, checksums[index] ?? 0));
  const store = createStore<PackageState>(() => ({ items, folder, leftOut }));
  const measure = createMeasureItems(store, {
    openMeasurer: async () => {
      const { openFileMeasurer } = await import('@yiqiao/measure/browser');
      return openFileMeasurer();
    },
    now: () => performance.now(),
  });
  quoteDesk.offerPackage(compose(store.getState(), nameIt), { store, measure });
}

/** Puts the first document on the desk alone; the others can still follow. */
export function takeOnlyFirst({ items, folder, leftOut }: PackageState): void {
  const [first] = items;
  if (first === undefined) return;
  const files = [...items.map(({ file, path }) => ({ file, path })), ...leftOut];
  const offered = { files, folder };
  quoteDesk.offer({ kind: 'taken', file: first.file, offeredFiles: files.length, offered });
}

/** Takes documents into the package, or leaves them on the device. */
export function setIn(
  store: PackageStore,
  ids: ReadonlySet<number>,
  isIn: boolean,
  nameIt: NamePackage,
): PackageFault | null {
  const { items } = store.getState();
  return repack(
    store,
    items.map((item) => (ids.has(item.id) ? { ...item, isIn } : item)),
    nameIt,
  );
}

/** Adds files to the package, or puts one in the place of a document that could not be counted. */
export async function addFiles(
  store: PackageStore,
  files: readonly OfferedFile[],
  replacedId: number | null,
  nameIt: NamePackage,
): Promise<PackageFault | null> {
  const read = await readChecksums(files, {
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  if (read.kind === 'unreadable') {
    return { kind: 'unreadable', name: read.files[0]?.path ?? '' };
  }
  const added = files.map((one, index) => createItem(one, read.checksums[index] ?? 0));
  const { items } = store.getState();
  const changed =
    replacedId === null
      ? [...items, ...added]
      : items.flatMap((item) => (item.id === replacedId ? added : [item]));
  return repack(store, changed, nameIt);
}

/** How far these files are over what can be sent, in bytes; 0 if they fit. */
export function countOverBytes(files: readonly OfferedFile[]): number {
  return Math.max(0, sizeOfZip(files) - maxUploadBytes);
}

function repack(
  store: PackageStore,
  items: readonly PackageItem[],
  nameIt: NamePackage,
): PackageFault | null {
  // It may have been removed while a file was being read.
  if (quoteDesk.store.getState().document?.package?.store !== store) return null;
  const included = items.filter(({ isIn }) => isIn);
  if (included.length === 0) return { kind: 'last' };
  if (included.length > maxPackedFiles) return { kind: 'too-many' };
  const overBytes = countOverBytes(included);
  if (overBytes > 0) return { kind: 'too-large', overBytes };
  store.setState({ items });
  quoteDesk.repack(compose(store.getState(), nameIt));
  return null;
}

let lastId = 0;

function createItem({ file, path }: OfferedFile, checksum: number): PackageItem {
  lastId += 1;
  return { id: lastId, file, path, checksum, isIn: true, reading: { kind: 'waiting' } };
}

function compose({ items, folder }: PackageState, nameIt: NamePackage): File {
  const included = items.filter(({ isIn }) => isIn);
  return composeZip(included, `${folder ?? nameFiles(included, nameIt)}.zip`);
}

/** A system refuses names of more than 255 bytes, in which a Chinese character takes three. */
const mostFirstCharacters = 60;

/** "Shareholders agreement and 2 more". */
function nameFiles(items: readonly PackageItem[], nameIt: NamePackage): string {
  const name = items[0]?.file.name ?? '';
  const stem = name.replace(/(?<=.)\.[^.]{1,12}$/, '');
  return nameIt(Array.from(stem).slice(0, mostFirstCharacters).join('').trim(), items.length - 1);
}

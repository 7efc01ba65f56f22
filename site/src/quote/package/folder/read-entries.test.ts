import { describe, expect, it } from 'vitest';
import { maxPackedFiles } from '../../file/offered-files.ts';
import { takeFirstOfEntries } from './read-entries.ts';

type Tree = { readonly [name: string]: Tree | string };

const { signal } = new AbortController();

/** Hands over a folder's entries as Chromium does: at most a hundred at a time. */
function folderOf(name: string, tree: Tree): FileSystemEntry {
  const entries = Object.entries(tree).map(([inner, content]) =>
    typeof content === 'string' ? entryOf(inner, content) : folderOf(inner, content),
  );
  const createReader = () => {
    let at = 0;
    return {
      readEntries(resolve: (some: FileSystemEntry[]) => void) {
        const some = entries.slice(at, at + 100);
        at += some.length;
        queueMicrotask(() => resolve(some));
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

function entryOf(name: string, content: string, fault?: DOMException): FileSystemEntry {
  const file = (resolve: (file: File) => void, reject: (error: DOMException) => void) =>
    fault === undefined ? resolve(new File([content], name)) : reject(fault);
  return { name, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
}

function treeOf(count: number): Tree {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, 'x']));
}

describe('takeFirstOfEntries', () => {
  it('reads a folder of 350 files to its end, sorted by number', async () => {
    const offer = await takeFirstOfEntries([folderOf('deal', treeOf(350))], signal);
    expect(offer).toMatchObject({ kind: 'taken', offeredFiles: 350, offered: { folder: 'deal' } });
    const paths = offer.kind === 'taken' ? offer.offered?.files.map(({ path }) => path) : [];
    expect(paths?.slice(0, 3)).toEqual(['deal/0.txt', 'deal/1.txt', 'deal/2.txt']);
    expect(paths?.at(-1)).toBe('deal/349.txt');
  });

  it('keeps the folders within, and leaves out what the system put there', async () => {
    const tree = {
      '.DS_Store': '',
      合同: { 'Thumbs.db': '', '终稿.docx': 'x' },
      __MACOSX: { '._a': '' },
      none: {},
      'a.txt': 'x',
    };
    const offer = await takeFirstOfEntries([folderOf('deal', tree), entryOf('b.txt', '')], signal);
    expect(offer).toMatchObject({
      offered: {
        folder: null,
        files: expect.arrayContaining([
          expect.objectContaining({ path: 'deal/合同/终稿.docx' }),
          expect.objectContaining({ path: 'deal/a.txt' }),
          expect.objectContaining({ path: 'b.txt' }),
        ]),
      },
      offeredFiles: 3,
    });
  });

  it('says so of a folder without a file', async () => {
    expect(await takeFirstOfEntries([folderOf('deal', { none: {} })], signal)).toEqual({
      kind: 'empty-folder',
    });
  });

  it('stops at more files than a package holds', async () => {
    const offer = await takeFirstOfEntries([folderOf('deal', treeOf(maxPackedFiles + 1))], signal);
    expect(offer).toEqual({ kind: 'too-many' });
  });

  it('says so of a file that may not be opened', async () => {
    const fault = new DOMException('locked', 'NotReadableError');
    const offer = await takeFirstOfEntries([entryOf('a.txt', '', fault)], signal);
    expect(offer).toEqual({ kind: 'unreadable-folder' });
  });

  it('ends in a folder that leads back into itself', async () => {
    const entries: FileSystemEntry[] = [];
    const readers = () => {
      let isRead = false;
      return {
        readEntries(resolve: (some: FileSystemEntry[]) => void) {
          resolve(isRead ? [] : entries);
          isRead = true;
        },
      };
    };
    const loop = { name: 'loop', isFile: false, isDirectory: true, createReader: readers };
    entries.push(loop as unknown as FileSystemEntry);
    expect(await takeFirstOfEntries(entries, signal)).toEqual({ kind: 'unreadable-folder' });
  });

  it('stops when another document is chosen meanwhile', async () => {
    const gone = AbortSignal.abort(new DOMException('replaced', 'AbortError'));
    await expect(takeFirstOfEntries([folderOf('deal', treeOf(2))], gone)).rejects.toThrow(
      'replaced',
    );
  });
});

import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { describe, expect, it } from 'vitest';
import { maxPackedFiles } from './offered-files.ts';
import { takeFirstFile } from './take-first-file.ts';

function fileOf(size: number, name = 'a.docx'): File {
  return Object.defineProperty(new File([], name), 'size', { value: size });
}

describe('takeFirstFile', () => {
  it('takes the first of several and says how many there were', () => {
    const [first, second, third] = [fileOf(1, 'a'), fileOf(2, 'b'), fileOf(3, 'c')];
    expect(takeFirstFile([first, second, third])).toEqual({
      kind: 'taken',
      file: first,
      offeredFiles: 3,
      offered: {
        files: [first, second, third].map((file) => ({ file, path: file.name })),
        folder: null,
      },
    });
  });

  it('accepts exactly 1 GB and refuses one byte more', () => {
    expect(takeFirstFile([fileOf(maxUploadBytes)]).kind).toBe('taken');
    expect(takeFirstFile([fileOf(maxUploadBytes + 1)]).kind).toBe('too-large');
  });

  it('takes an empty file', () => {
    expect(takeFirstFile([fileOf(0)]).kind).toBe('taken');
  });

  it('takes nothing when the picker was cancelled', () => {
    expect(takeFirstFile([])).toEqual({ kind: 'nothing' });
  });

  it('leaves out what the system and Office put beside documents, and takes it where there is nothing else', () => {
    const names = ['.DS_Store', '~$draft.docx', 'draft.docx', 'Thumbs.db', '._draft.docx'];
    const taken = takeFirstFile(names.map((name) => fileOf(1, name)));
    expect(taken).toMatchObject({ file: { name: 'draft.docx' }, offeredFiles: 1 });
    expect(takeFirstFile([fileOf(1, 'desktop.ini')]).kind).toBe('taken');
  });

  it('sorts the files of a chosen folder by name, and puts what is too large at the end', () => {
    const names = ['deal/10.txt', 'deal/film.mp4', 'deal/2.txt', 'deal/annex/1.txt'];
    const files = names.map((path) => {
      const file = fileOf(path.endsWith('mp4') ? maxUploadBytes + 1 : 1, path.slice(5));
      return Object.defineProperty(file, 'webkitRelativePath', { value: path });
    });
    expect(takeFirstFile(files)).toMatchObject({
      file: { name: '2.txt' },
      offered: {
        folder: 'deal',
        files: [
          { path: 'deal/2.txt' },
          { path: 'deal/10.txt' },
          { path: 'deal/annex/1.txt' },
          { path: 'deal/film.mp4' },
        ],
      },
    });
  });

  it('offers no package of more files than one can hold, and refuses such a folder', () => {
    const file = fileOf(1);
    const files = Array.from({ length: maxPackedFiles + 1 }, () => file);
    expect(takeFirstFile(files)).toEqual({ kind: 'taken', file, offeredFiles: files.length });
    const inFolder = files.map(() =>
      Object.defineProperty(fileOf(1), 'webkitRelativePath', { value: 'deal/a.txt' }),
    );
    expect(takeFirstFile(inFolder)).toEqual({ kind: 'too-many' });
  });
});

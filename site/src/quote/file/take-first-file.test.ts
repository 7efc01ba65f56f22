import { maxUploadBytes } from '@yiqiao/contract/record/upload-limits';
import { describe, expect, it } from 'vitest';
import { takeFirstFile, takeFirstTransferred } from './take-first-file.ts';

function fileOf(size: number, name = 'a.docx'): File {
  return Object.defineProperty(new File([], name), 'size', { value: size });
}

function transferOf(files: readonly File[], isDirectory = false): DataTransfer {
  const items = files.map(() => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) }));
  return { items, files } as unknown as DataTransfer;
}

describe('takeFirstFile', () => {
  it('takes the first of several and says how many there were', () => {
    const [first, second, third] = [fileOf(1, 'a'), fileOf(2, 'b'), fileOf(3, 'c')];
    expect(takeFirstFile([first, second, third])).toEqual({
      kind: 'taken',
      file: first,
      offeredFiles: 3,
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
});

describe('takeFirstTransferred', () => {
  it('takes the first dropped file', () => {
    expect(takeFirstTransferred(transferOf([fileOf(5), fileOf(6)]))).toMatchObject({
      kind: 'taken',
      offeredFiles: 2,
    });
  });

  it('recognises a folder', () => {
    expect(takeFirstTransferred(transferOf([fileOf(4096, 'contracts')], true)).kind).toBe('folder');
  });

  it('takes nothing from a dropped text', () => {
    expect(takeFirstTransferred(transferOf([]))).toEqual({ kind: 'nothing' });
  });
});

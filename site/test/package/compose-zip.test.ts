import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Budget } from '../../../measure/src/budget.ts';
import { sourceFromBytes } from '../../../measure/src/byte-source.ts';
import { standardLimits } from '../../../measure/src/measure-limits.ts';
import { openZipArchive } from '../../../measure/src/zip/zip-archive.ts';
import { composeZip, sizeOfZip } from '../../src/quote/package/pack/compose-zip.ts';
import { checksumOf, updateChecksum } from '../../src/quote/package/pack/crc-32.ts';
import { bytesOf, fileOf } from './sample-files.ts';

const untilRead = { signal: new AbortController().signal, onRead: () => {} };

async function pack(files: readonly File[]) {
  const contents = files.map(async (file) => ({
    file,
    path: file.name,
    checksum: await checksumOf(file, untilRead),
  }));
  return composeZip(await Promise.all(contents), 'package.zip');
}

describe('checksumOf', () => {
  it('is the CRC-32 of the bytes, however they are divided', async () => {
    // The check value of the algorithm's catalogue.
    const bytes = new TextEncoder().encode('123456789');
    expect(await checksumOf(fileOf('a', bytes), untilRead)).toBe(0xcbf43926);
    const half = updateChecksum(0, bytes.subarray(0, 4));
    expect(updateChecksum(half, bytes.subarray(4))).toBe(0xcbf43926);
  });

  it('stops with the reason of the signal', async () => {
    const signal = AbortSignal.abort(new DOMException('removed', 'AbortError'));
    await expect(checksumOf(fileOf('a', 'text'), { ...untilRead, signal })).rejects.toThrow(
      'removed',
    );
  });
});

describe('composeZip', () => {
  it('is unpacked to the same files, names and empty ones included', async () => {
    const files = {
      '尽职调查/合同（终稿）.docx': 'one',
      '尽职调查/📄.txt': 'two',
      'empty.txt': '',
      [`${'长'.repeat(70)}.txt`]: 'three',
    };
    const zip = await pack(Object.entries(files).map(([name, text]) => fileOf(name, text)));
    expect(zip.name).toBe('package.zip');
    const unpacked = unzipSync(await bytesOf(zip));
    const texts = Object.entries(unpacked).map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]);
    expect(Object.fromEntries(texts)).toEqual(files);
  });

  it('is read by the reader that counts it, names and bytes', async () => {
    const files = [fileOf('合同/终稿 📄.txt', '合同'), fileOf('合同/empty.txt', '')];
    const bytes = await bytesOf(await pack(files));
    const archive = await openZipArchive(sourceFromBytes(bytes));
    expect(archive.directory.isWhole).toBe(true);
    const budget = new Budget(standardLimits);
    for (const file of files) {
      const { read, size } = await archive.open(file.name, budget);
      expect(await read(0, size)).toEqual(await bytesOf(file));
    }
  });

  it('knows its size before it is made', async () => {
    const files = [fileOf('a.txt', 'one'), fileOf('合同.txt', '合同')];
    const zip = await pack(files);
    expect(sizeOfZip(files.map((file) => ({ file, path: file.name })))).toBe(zip.size);
  });

  it('gives any files back byte by byte', async () => {
    // An object would put a name that is a number first.
    const file = fc.tuple(fc.stringMatching(/^\p{L}[\p{L}\p{N}]{0,19}$/u), fc.uint8Array());
    await fc.assert(
      fc.asyncProperty(fc.array(file, { maxLength: 8 }), async (contents) => {
        const zip = await pack(contents.map(([name, bytes]) => fileOf(name, bytes)));
        const unpacked = Object.values(unzipSync(await bytesOf(zip)));
        expect(unpacked.map((bytes) => [...bytes])).toEqual(
          contents.map(([, bytes]) => [...bytes]),
        );
      }),
      { numRuns: 50 },
    );
  });
});

import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../test/measure-bytes.ts';

function bytesOf(text: string, length = 64): Uint8Array {
  return Uint8Array.from({ length }, (_, index) =>
    index < text.length ? text.charCodeAt(index) : 0,
  );
}

/** The container of Word 97 with the given streams in its directory. */
function makeCompoundFile(names: readonly string[]): Uint8Array {
  const file = new Uint8Array(512 * 3);
  const view = new DataView(file.buffer);
  file.set(bytesOf('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 8));
  view.setUint16(30, 9, true);
  view.setUint32(48, 0, true);
  // No more tables than the one in sector 1, and no small streams.
  for (let at = 60; at < 512; at += 4) view.setUint32(at, 0xffffffff, true);
  view.setUint32(76, 1, true);
  for (const [index, name] of names.entries()) {
    const at = 512 + index * 128;
    for (let letter = 0; letter < name.length; letter += 1) {
      view.setUint16(at + letter * 2, name.charCodeAt(letter), true);
    }
    view.setUint16(at + 64, (name.length + 1) * 2, true);
    view.setUint8(at + 66, index === 0 ? 5 : 2);
    view.setUint32(at + 68, 0xffffffff, true);
    view.setUint32(at + 72, index === 0 ? 0xffffffff : index + 1, true);
    view.setUint32(at + 76, index === 0 ? 1 : 0xffffffff, true);
  }
  view.setUint32(1024, 0xfffffffe, true);
  return file;
}

describe('recogniseDocument', () => {
  it.each([
    ['png', 'image', bytesOf('\x89PNG\r\n\x1a\n')],
    ['jpeg', 'image', bytesOf('\xff\xd8\xff\xe0')],
    ['webp', 'image', bytesOf('RIFF\0\0\0\0WEBP')],
    ['tiff', 'image', bytesOf('II*\0')],
    ['heic', 'image', bytesOf('\0\0\0\x18ftypheic')],
    ['svg', 'image', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"></svg>', 46)],
    ['pdf', 'damaged', bytesOf('%PDF-1.4\n')],
    ['pdf', 'damaged', bytesOf('%\xe2\xe3\xcf\xd3\n1 0 obj\n')],
    ['rar', 'archive', bytesOf('Rar!\x1a\x07\0')],
    ['7z', 'archive', bytesOf('7z\xbc\xaf\x27\x1c')],
    ['gzip', 'archive', bytesOf('\x1f\x8b\x08')],
    ['zip', 'archive', zipSync({ 'a.txt': new Uint8Array(3) })],
    ['ps', 'unknown-format', bytesOf('%!PS-Adobe-3.0\n', 15)],
    ['mif', 'unknown-format', bytesOf('<MIFFile 2019> # FrameMaker\n', 28)],
    ['dxf', 'unknown-format', bytesOf('  0\r\nSECTION\r\n  2\r\nHEADER\r\n', 29)],
    [
      'uof',
      'unknown-format',
      bytesOf('<?xml version="1.0"?><uof:UOF xmlns:uof="http://schemas.uof.org/cn/2003/uof"/>', 78),
    ],
    ['doc', 'damaged', makeCompoundFile(['Root Entry', '1Table', 'WordDocument'])],
    ['xls', 'legacy-office', makeCompoundFile(['Root Entry', 'Book'])],
    ['ooxml', 'encrypted', makeCompoundFile(['Root Entry', 'EncryptionInfo', 'EncryptedPackage'])],
    ['compound-file', 'unknown-format', makeCompoundFile(['Root Entry'])],
  ])('names %s (%s)', async (format, limit, bytes) => {
    const { report } = await measureBytes(bytes);
    expect(report).toMatchObject({ format, limit, exactness: 'uncountable', counts: { words: 0 } });
  });
});

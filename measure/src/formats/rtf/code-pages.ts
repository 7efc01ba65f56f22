/** Encodings by Windows code page, as the header of an RTF text names them. */
const codePages: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gb18030',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  20866: 'koi8-r',
  50220: 'iso-2022-jp',
  50221: 'iso-2022-jp',
  50222: 'iso-2022-jp',
  51932: 'euc-jp',
  51949: 'euc-kr',
  54936: 'gb18030',
  65001: 'utf-8',
};

const western = 'windows-1252';

/** Code pages by the character set of a font; 1 leaves it to the document. */
const characterSets: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

export function encodingOfCodePage(codePage: number): string {
  const isWindows = codePage >= 1250 && codePage <= 1258;
  return codePages[codePage] ?? (isWindows ? `windows-${codePage}` : western);
}

export function encodingOfCharacterSet(characterSet: number): string | null {
  const codePage = characterSets[characterSet];
  return codePage === undefined ? null : encodingOfCodePage(codePage);
}

const doubleByteEncodings: ReadonlySet<string> = new Set([
  'shift_jis',
  'gb18030',
  'euc-kr',
  'big5',
]);

/**
 * The encoding of adjacent bytes. Fonts of Western letters have their own in double-byte
 * documents, as TextEdit writes quotation marks and dashes, but Outlook leaves such a font on for its
 * double bytes; under single-byte code pages many programs name that character set for every font.
 */
export function encodingOfRun(bytes: Uint8Array, font: string | null, document: string): string {
  if (font === null || (font === western && !doubleByteEncodings.has(document))) return document;
  return font === western && isDoubleByteText(bytes, document) ? document : font;
}

/**
 * Two quotation marks of Windows-1252 may be a double byte, too; their second byte is a low one. So is that
 * of some Kana, but what these begin with, U+0081 to "ƒ", hardly occurs in Western texts.
 */
function isDoubleByteText(bytes: Uint8Array, encoding: string): boolean {
  const hasPair = bytes.some((byte, index) => byte >= 0xa1 && (bytes[index - 1] ?? 0) >= 0x80);
  const hasKana = encoding === 'shift_jis' && bytes.some((byte) => byte >= 0x81 && byte <= 0x83);
  if (!hasPair && !hasKana) return false;
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

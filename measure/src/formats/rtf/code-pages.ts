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

/** Code pages by the character set of a font; 0 and 1 leave it to the document. */
const characterSets: Readonly<Record<number, number>> = {
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
  return codePages[codePage] ?? (isWindows ? `windows-${codePage}` : 'windows-1252');
}

export function encodingOfCharacterSet(characterSet: number): string | null {
  const codePage = characterSets[characterSet];
  return codePage === undefined ? null : encodingOfCodePage(codePage);
}

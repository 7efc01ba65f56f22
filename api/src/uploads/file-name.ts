const maxLength = 255;

/**
 * Letters that reorder or hide what is around them: "contract\u202Efdp.exe" reads "contractexe.pdf".
 * Not the joiners U+200C and U+200D, without which Persian and many emoji fall apart.
 */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * A document's own name as it is shown and given back at download. Only ever text: the file on the
 * disk has another name.
 */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  // Browsers send a quotation mark in a name as %22 and a line break as %0D%0A (WHATWG, multipart/form-data).
  const plain = base
    .replaceAll('%22', '"')
    .replace(/%0[da]/gi, '')
    .replace(invisible, '')
    .trim();
  if (plain === '' || plain === '.' || plain === '..') return 'document';
  return plain.length > maxLength ? shorten(plain) : plain;
}

function shorten(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 20 ? name.slice(dot) : '';
  return `${name.slice(0, maxLength - ending.length).replace(/[\ud800-\udbff]$/, '')}${ending}`;
}

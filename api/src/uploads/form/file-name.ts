import { dropInvisible } from '@yiqiao/contract/text/plain-text';

const maxLength = 255;

/**
 * A document's own name, as shown and used for downloads. It is never used as a path: the file on the disk has
 * another name.
 */
export function cleanFileName(name: string): string {
  const base = name.split(/[/\\]/).pop() ?? '';
  // Browsers send a quotation mark in a name as %22 and a line break as %0D%0A (WHATWG, multipart/form-data).
  const plain = dropInvisible(base.replaceAll('%22', '"').replace(/%0[da]/gi, '')).trim();
  if (plain === '' || plain === '.' || plain === '..') return 'document';
  return plain.length > maxLength ? shorten(plain) : plain;
}

function shorten(name: string): string {
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= 20 ? name.slice(dot) : '';
  return `${name.slice(0, maxLength - ending.length).replace(/[\ud800-\udbff]$/, '')}${ending}`;
}

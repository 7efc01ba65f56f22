import { piecesFromBytes } from '@yiqiao/contract/http/upload-pieces';

/** Whether a document goes in pieces. */
export function isLarge({ size }: Pick<File, 'size'>): boolean {
  return size >= piecesFromBytes;
}

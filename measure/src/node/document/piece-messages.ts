/** The document of a request: a file, or a size in bytes whose pieces are requested. */
export type DocumentOfRequest = { readonly path: string } | { readonly size: number };

/** A worker asks for a piece of its document. One at a time: another one before the answer is refused. */
export interface PieceRequest {
  readonly wanted: { readonly offset: number; readonly length: number };
}

export interface PieceAnswer {
  readonly piece: Uint8Array;
}

/** The largest piece of one request, whatever a reader wants: it passes through the server's memory. */
export const maxPieceBytes = 1024 * 1024;

export function isPieceRequest(message: object): message is PieceRequest {
  return 'wanted' in message;
}

export function isPieceAnswer(message: object): message is PieceAnswer {
  return 'piece' in message;
}

/** Whether a piece lies within a document of this size and does not exceed the largest allowed. */
export function isWithin({ offset, length }: PieceRequest['wanted'], size: number): boolean {
  const isWhole = Number.isSafeInteger(offset) && Number.isSafeInteger(length);
  return isWhole && offset >= 0 && length > 0 && length <= maxPieceBytes && offset + length <= size;
}

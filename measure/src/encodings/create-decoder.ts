import { HzDecoder, type PieceDecoder } from './hz-decoder.ts';

/** A decoder for any encoding that `detectEncoding` finds. */
export function createDecoder(encoding: string): PieceDecoder {
  return encoding === 'hz-gb-2312' ? new HzDecoder() : new TextDecoder(encoding);
}

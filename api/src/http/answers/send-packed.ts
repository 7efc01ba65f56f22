import { pipeline } from 'node:stream';
import { createBrotliDecompress } from 'node:zlib';
import type { Request, Response } from 'express';

/** Sends a JSON body of which only the compressed form is kept. */
export function sendPacked(request: Request, response: Response, brotli: Buffer): void {
  response.vary('Accept-Encoding').type('json');
  if (request.acceptsEncodings('br') !== false) {
    response.set({ 'Content-Encoding': 'br', 'Content-Length': String(brotli.length) });
    response.end(brotli);
    return;
  }
  const unpacked = createBrotliDecompress();
  // A client that disconnects midway ends it, which is no error.
  pipeline(unpacked, response, () => {});
  unpacked.end(brotli);
}

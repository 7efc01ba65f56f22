import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { StaticFileOptions } from './static-file.ts';

/** All pages of the site in a tenth of a second; the best compression would take five seconds for a tenth less. */
const startQuality = 6;

/** Compresses what is known only at start. The build has compressed the rest as much as possible. */
export function packText(content: Buffer): StaticFileOptions['packed'] {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: startQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { br: brotliCompressSync(content, { params }), gzip: gzipSync(content) };
}

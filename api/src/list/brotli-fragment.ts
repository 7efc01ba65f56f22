import { constants, createBrotliCompress } from 'node:zlib';

/**
 * Brotli fragments that can be joined: `brotliHead`, any number of fragments, `brotliTail` is one
 * valid stream of their texts. This holds because each fragment ends on a byte border (a flush), and
 * because at quality 1 the encoder neither looks back beyond what it was given nor uses the built-in
 * dictionary, whose addresses depend on the position in the stream. From quality 2 on it is wrong.
 */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** What the encoder writes before any text: the window size and an empty block up to a byte border. */
export const brotliHead = Buffer.from([0x63, 0x00]);

/** The last, empty block. */
export const brotliTail = Buffer.from([0x03]);

/** Compresses a text so that it can stand between others. Runs on the thread pool. */
export function compressFragment(text: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const encoder = createBrotliCompress({ params });
    const chunks: Buffer[] = [];
    encoder.on('data', (chunk: Buffer) => chunks.push(chunk));
    encoder.once('error', reject);
    encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      encoder.write(text);
      encoder.flush(constants.BROTLI_OPERATION_FLUSH, () => {
        encoder.destroy();
        const fragment = Buffer.concat(chunks);
        const head = fragment.subarray(0, brotliHead.length);
        if (head.equals(brotliHead)) resolve(fragment.subarray(brotliHead.length));
        else reject(new Error('This Brotli encoder begins its streams in another way.'));
      });
    });
  });
}

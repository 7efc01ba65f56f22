import type { ByteSource } from '../../byte-source.ts';
import { isPieceAnswer, maxPieceBytes, type PieceRequest } from './piece-messages.ts';

/**
 * What is asked for at least: every question is a request to a store far away, and what a reader looks at
 * next is usually adjacent. More would be read in vain between the parts of a presentation.
 */
const blockBytes = 128 * 1024;
/** Blocks that are kept: 4 MB. */
const maxBlocks = 32;

/** In a worker: a document whose pieces the server's process reads. */
export function createPieceSource(size: number): ByteSource {
  return createBlockSource(size, askParent);
}

/** Reads in blocks, one request at a time, and keeps the last ones. */
export function createBlockSource(
  size: number,
  ask: (offset: number, length: number) => Promise<Uint8Array>,
): ByteSource {
  const blocks = new Map<number, Uint8Array>();
  let last: Promise<unknown> = Promise.resolve();

  /** Asks for a block and those after it that are needed too and not there. */
  async function load(block: number, lastBlock: number): Promise<Uint8Array> {
    let end = block + 1;
    const most = block + maxPieceBytes / blockBytes;
    while (end <= lastBlock && end < most && !blocks.has(end)) end += 1;
    const offset = block * blockBytes;
    const bytes = await ask(offset, Math.min(end * blockBytes, size) - offset);
    for (let at = 0; at < bytes.length; at += blockBytes) {
      blocks.set(block + at / blockBytes, bytes.subarray(at, at + blockBytes));
    }
    for (const oldest of blocks.keys()) {
      if (blocks.size <= maxBlocks) break;
      if (oldest < block || oldest >= end) blocks.delete(oldest);
    }
    return bytes.subarray(0, blockBytes);
  }

  async function read(offset: number, length: number): Promise<Uint8Array> {
    const end = Math.min(offset + length, size);
    const bytes = new Uint8Array(Math.max(0, end - offset));
    const lastBlock = Math.floor((end - 1) / blockBytes);
    for (let at = offset; at < end; ) {
      const block = Math.floor(at / blockBytes);
      const found = blocks.get(block) ?? (await load(block, lastBlock));
      const within = at - block * blockBytes;
      const part = found.subarray(within, Math.min(found.length, within + end - at));
      if (part.length === 0) throw new Error('The document ended early.');
      bytes.set(part, at - offset);
      at += part.length;
    }
    return bytes;
  }

  return {
    size,
    read(offset, length) {
      const reading = last.then(() => read(offset, length));
      last = reading.catch(() => {});
      return reading;
    },
  };
}

/** Never rejects: a server that cannot read the document ends this process. */
function askParent(offset: number, length: number): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const take = (message: object) => {
      if (!isPieceAnswer(message)) return;
      process.off('message', take);
      resolve(message.piece);
    };
    process.on('message', take);
    process.send?.({ wanted: { offset, length } } satisfies PieceRequest);
  });
}

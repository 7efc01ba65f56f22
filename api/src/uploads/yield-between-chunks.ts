import type { Readable, Writable } from 'node:stream';

/**
 * Has what reads a body wait for the next turn of the event loop after each chunk. Node reads up to 32 chunks of a fast
 * sender in a row (`uv__read` in libuv): with eight such senders, every page waited for 16 MB.
 * @param sink what the chunks are written to; while it is full, the body waits for its `drain`.
 * @returns ends it, and leaves the body as it is.
 */
export function yieldBetweenChunks(body: Readable, sink: Writable): () => void {
  let turn: NodeJS.Immediate | undefined;
  function goOn(): void {
    turn = undefined;
    if (!sink.writableNeedDrain) body.resume();
  }
  function yieldTurn(): void {
    body.pause();
    turn ??= setImmediate(goOn);
  }
  body.on('data', yieldTurn);
  return () => {
    clearImmediate(turn);
    body.off('data', yieldTurn);
  };
}

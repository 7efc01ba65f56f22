/**
 * Lets `for await` read a stream where the browser cannot: WebKit's streams have no iterator, and
 * pdf.js iterates over them for the text of a page and for inflating. Changes nothing elsewhere.
 */
export function makeStreamsIterable(Stream: typeof ReadableStream): void {
  if (Symbol.asyncIterator in Stream.prototype) return;
  Object.defineProperty(Stream.prototype, Symbol.asyncIterator, {
    value: iterate,
    configurable: true,
    writable: true,
  });
}

async function* iterate<Chunk>(this: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = this.getReader();
  let isAtEnd = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isAtEnd = done;
      if (done) return;
      yield value;
    }
  } finally {
    // Leaving the loop early cancels the stream.
    if (!isAtEnd) await reader.cancel();
    reader.releaseLock();
  }
}

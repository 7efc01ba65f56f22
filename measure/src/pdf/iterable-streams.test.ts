import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePdf } from '../../scripts/make-pdf.ts';
import { measureBytes } from '../../test/measure-bytes.ts';
import { makeStreamsIterable } from './iterable-streams.ts';

const { prototype } = ReadableStream;
const iterator = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator);

/** As in WebKit. */
beforeEach(() => {
  Reflect.deleteProperty(prototype, Symbol.asyncIterator);
});

afterEach(() => {
  if (iterator) Object.defineProperty(prototype, Symbol.asyncIterator, iterator);
});

function streamOf(...chunks: string[]) {
  const cancel = vi.fn();
  const stream = new ReadableStream<string>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(chunk);
    },
    cancel,
  });
  return { stream, cancel };
}

describe('readPdf where streams cannot be iterated', () => {
  it('counts the text of a PDF', async () => {
    const { report } = await measureBytes(makePdf([['one two', '三'], ['four']], 'simplified'));
    expect(report).toMatchObject({ format: 'pdf', exactness: 'exact', counts: { words: 4 } });
  });
});

describe('makeStreamsIterable', () => {
  it('reads a stream to its end', async () => {
    makeStreamsIterable(ReadableStream);
    const read: string[] = [];
    const { stream } = streamOf('one', 'two');
    for await (const chunk of stream) read.push(chunk);
    expect(read).toEqual(['one', 'two']);
    expect(stream.locked).toBe(false);
  });

  it('cancels a stream that is left early', async () => {
    makeStreamsIterable(ReadableStream);
    const { stream, cancel } = streamOf('one', 'two', 'three');
    for await (const _ of stream) break;
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('leaves a stream that can be iterated as it is', () => {
    const own = () => {};
    Object.defineProperty(prototype, Symbol.asyncIterator, { value: own, configurable: true });
    makeStreamsIterable(ReadableStream);
    expect(prototype[Symbol.asyncIterator]).toBe(own);
  });
});

import { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { yieldBetweenChunks } from './yield-between-chunks.ts';

/** A body of which everything has arrived at once. */
function startBody(chunks: number, sink: Writable) {
  const body = new Readable({ read() {} });
  for (let at = 0; at < chunks; at += 1) body.push(Buffer.alloc(64 * 1024));
  body.push(null);
  const stop = yieldBetweenChunks(body, sink);
  return { body, stop };
}

function countingSink(options: { highWaterMark: number; write(done: () => void): void }) {
  let taken = 0;
  const sink = new Writable({
    highWaterMark: options.highWaterMark,
    write(_chunk, _encoding, done) {
      taken += 1;
      options.write(done);
    },
  });
  return { sink, taken: () => taken };
}

it('takes one chunk in each turn of the event loop, and all of them in the end', async () => {
  const { sink, taken } = countingSink({ highWaterMark: 1024 ** 2, write: (done) => done() });
  const { body } = startBody(8, sink);
  body.pipe(sink);
  const perTurn: number[] = [];
  while (!sink.writableFinished) {
    const before = taken();
    await nextTurn();
    perTurn.push(taken() - before);
  }
  expect(taken()).toBe(8);
  expect(Math.max(...perTurn)).toBe(1);
});

it('takes no more while what it is written to is full', async () => {
  const waiting: (() => void)[] = [];
  const { sink, taken } = countingSink({
    highWaterMark: 1024,
    write: (done) => void waiting.push(done),
  });
  const { body } = startBody(4, sink);
  body.pipe(sink);
  for (let turns = 0; turns < 10; turns += 1) await nextTurn();
  expect(taken()).toBe(1);
  expect(sink.writableLength).toBe(64 * 1024);
  while (!sink.writableFinished) {
    waiting.shift()?.();
    await nextTurn();
  }
  expect(taken()).toBe(4);
});

it('leaves a body alone once it is ended, also after two chunks in one turn', async () => {
  const { sink, taken } = countingSink({ highWaterMark: 1024 ** 2, write: (done) => done() });
  const { body, stop } = startBody(4, sink);
  body.pipe(sink);
  await nextTurn();
  // As a sink does that was full and has drained.
  body.resume();
  await new Promise(process.nextTick);
  expect(taken()).toBe(2);
  stop();
  body.unpipe(sink).pause();
  for (let turns = 0; turns < 5; turns += 1) await nextTurn();
  expect(body.isPaused()).toBe(true);
  expect(body.readableLength).toBe(2 * 64 * 1024);
});

import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { DiskFile } from '../../disk/disk.ts';
import { createAppendingFile } from './appending-file.ts';

/** A file whose writes end when the test says so, on a disk that is too slow to write in place. */
function createSlowFile() {
  const writes: { readonly text: string; readonly position: number; readonly end: () => void }[] =
    [];
  const file: DiskFile = {
    write: (bytes, position) =>
      new Promise((end) => writes.push({ text: Buffer.from(bytes).toString(), position, end })),
    writeInPlace: () => expect.unreachable(),
    sync: async () => {},
    truncate: async () => {},
    close: async () => {},
  };
  const sizes: number[] = [];
  const appending = createAppendingFile(file, {
    from: 10,
    pace: { isInPlace: () => false, note: () => {} },
    onReached: (size) => sizes.push(size),
  });
  return { writes, sizes, appending };
}

describe('createAppendingFile', () => {
  it('writes as one what arrived during a write', async () => {
    const { writes, sizes, appending } = createSlowFile();
    for (const text of ['ab', 'c', 'def']) appending.stream.write(Buffer.from(text));
    expect(writes).toMatchObject([{ text: 'ab', position: 10 }]);
    writes[0]?.end();
    await turn();
    expect(writes[1]).toMatchObject({ text: 'cdef', position: 12 });
    expect(appending.size()).toBe(12);
    writes[1]?.end();
    await turn();
    expect(sizes).toEqual([12, 16]);
  });

  it('asks its writer to pause before much is waiting', () => {
    const { appending } = createSlowFile();
    const chunk = Buffer.alloc(64 * 1024);
    let taken = 1;
    while (appending.stream.write(chunk)) taken += 1;
    expect(taken).toBe(2);
  });
});

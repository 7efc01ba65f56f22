import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { DiskFile } from '../../disk/disk.ts';
import { createDocumentStream } from './document-stream.ts';

interface Conditions {
  /** Whether the disk is fast, for the first write and every later one. */
  readonly isFast: (write: number) => boolean;
  readonly fault?: Error;
}

function createStream({ isFast, fault }: Conditions) {
  const written: Buffer[] = [];
  const how: string[] = [];
  function take(way: string, bytes: Uint8Array): void {
    if (fault) throw fault;
    how.push(way);
    written.push(Buffer.from(bytes));
  }
  const file: Pick<DiskFile, 'write' | 'writeInPlace'> = {
    write: async (bytes) => take('aside', bytes),
    writeInPlace: (bytes) => take('in place', bytes),
  };
  const reached: number[] = [];
  const { stream, written: whenWritten } = createDocumentStream({
    file,
    pace: {
      disk: { isInPlace: () => isFast(how.length), note: () => {} },
      buffers: { passed: () => {} },
    },
    reached(bytes) {
      reached.push(bytes);
      return null;
    },
  });
  return { stream, whenWritten, how, reached, content: () => Buffer.concat(written).toString() };
}

describe('createDocumentStream', () => {
  it('keeps the order whether the disk is fast, slow, or now this and now that', async () => {
    for (const isFast of [() => true, () => false, (write: number) => write % 2 === 0]) {
      const { stream, reached, content } = createStream({ isFast });
      for (const piece of ['合同', ' draft', ' 7']) stream.write(Buffer.from(piece));
      stream.end();
      await once(stream, 'finish');
      expect(content()).toBe('合同 draft 7');
      expect(reached).toEqual([6, 12, 14]);
    }
  });

  it('writes in place only while the disk is fast', async () => {
    const { stream, how } = createStream({ isFast: (write) => write < 2 });
    for (let count = 0; count < 4; count += 1) stream.write(Buffer.from('x'));
    stream.end();
    await once(stream, 'finish');
    expect(how).toEqual(['in place', 'in place', 'aside', 'aside']);
  });

  it('tells when a slow disk has all that it was given', async () => {
    const { stream, whenWritten, content } = createStream({ isFast: () => false });
    expect(whenWritten()).toBeNull();
    stream.write(Buffer.from('合同'));
    stream.write(Buffer.from(' 7'));
    expect(content()).toBe('合同');
    await whenWritten();
    expect(content()).toBe('合同 7');
    expect(whenWritten()).toBeNull();
  });

  it.each([true, false])('fails with what the disk says (fast: %s)', async (isFast) => {
    const fault = Object.assign(new Error('no room'), { code: 'ENOSPC' });
    const { stream } = createStream({ isFast: () => isFast, fault });
    const failed = once(stream, 'error');
    stream.write(Buffer.from('x'));
    expect(await failed).toEqual([fault]);
  });
});

import { randomUUID } from 'node:crypto';
import { finished } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import { describe, expect, it } from 'vitest';
import { createWritePace } from '../../../src/engine/disk/write-pace.ts';
import type { DocumentReader } from '../../../src/engine/embedded/reading/document-reader.ts';
import { createUnfinishedFiles } from '../../../src/engine/embedded/unfinished/unfinished-files.ts';
import { createMemoryDisk, type Fault, type MemoryDisk } from '../../disk/memory-disk.ts';
import { createRandom } from '../../seeded-random.ts';

const folder = '/uploads';
const key = randomUUID();
const source = Buffer.from(Array.from({ length: 2000 }, (_, at) => at % 251));
const pieces = [300, 64, 1, 635, 1000];

/** Reading is a thread's work on real files; here it is not looked at. */
const reader: DocumentReader = {
  follow: () => ({
    reached: () => {},
    end: async () => ({ sha256: '', spacedWords: null }),
    abandon: () => {},
  }),
  hash: async () => '',
  close: async () => {},
};

function openFiles(disk: MemoryDisk) {
  return createUnfinishedFiles({ folder, disk, reader, pace: createWritePace() });
}

/** Sends the source piece by piece; tells each offset that was acknowledged. */
async function sendPieces(disk: MemoryDisk, onAcknowledged: (offset: number) => void) {
  const { calls } = openFiles(disk);
  await calls.beginUnfinished(key, 0);
  onAcknowledged(0);
  for (const length of pieces) {
    const document = await calls.resume(key);
    if (document === null) throw new Error('It is gone.');
    const stream = document.open();
    const { offset } = document;
    stream.end(source.subarray(offset, offset + length));
    await finished(stream);
    onAcknowledged(await document.pause());
  }
  const whole = await calls.resume(key);
  await whole?.commit();
}

/** The bytes that are there, in whatever file. */
async function readBytes(disk: MemoryDisk, offset: number): Promise<Buffer | undefined> {
  const names = [`${folder}/.unfinished-${key}`, `${folder}/${key}`];
  const [bytes] = (await Promise.all(names.map((path) => disk.read(path)))).filter(Boolean);
  return bytes?.subarray(0, offset);
}

async function callsOfAll(): Promise<number> {
  const disk = createMemoryDisk();
  await sendPieces(disk, () => {});
  return disk.calls.length;
}

async function breakAt(call: number, fault: Fault) {
  const disk = createMemoryDisk();
  disk.failAt(call, fault);
  let acknowledged = -1;
  const sending = sendPieces(disk, (offset) => {
    acknowledged = offset;
  }).catch(() => {});
  if (fault === 'power loss') for (let turn = 0; turn < 200; turn += 1) await nextTurn();
  else await sending;
  return { disk, acknowledged };
}

describe('createUnfinishedFiles', () => {
  it.each(['power loss', 'EIO', 'ENOSPC'] as const)(
    'has every acknowledged byte, and tells no other, after %s at each call of the disk and a loss of power',
    async (fault) => {
      const total = await callsOfAll();
      expect(total).toBeGreaterThan(50);
      for (let call = 0; call < total; call += 1) {
        const { disk, acknowledged } = await breakAt(call, fault);
        for (let seed = 0; seed < 4; seed += 1) {
          const random = createRandom(call * 10 + seed);
          const found = disk.afterPowerLoss(() => random() < 0.5);
          const files = openFiles(found);
          await files.tidy(() => false);
          const told = await files.calls.readOffset(key);
          const document = await files.calls.resume(key);
          const where = `call ${call} (${disk.calls[call]}), seed ${seed}`;
          if (acknowledged >= 0) expect(document, where).not.toBeNull();
          if (document === null) continue;
          expect(document.offset, where).toBe(told);
          expect(document.offset, where).toBeGreaterThanOrEqual(acknowledged);
          const bytes = await readBytes(found, document.offset);
          expect(bytes?.equals(source.subarray(0, document.offset)), where).toBe(true);
        }
      }
    },
  );

  it('tells the offset before the piece that a killed process had begun', async () => {
    const disk = createMemoryDisk();
    const { calls } = openFiles(disk);
    await calls.beginUnfinished(key, 0);
    const first = await calls.resume(key);
    first?.open().end(source.subarray(0, 100));
    await first?.pause();
    const second = await calls.resume(key);
    const stream = second?.open();
    stream?.write(source.subarray(100, 300));
    await nextTurn();
    const found = disk.afterKill();
    const document = await openFiles(found).calls.resume(key);
    expect(document?.offset).toBe(100);
    expect((await readBytes(found, 300))?.length).toBe(100);
  });

  it('removes at a start what no mark speaks of, and marks of what is recorded', async () => {
    const disk = createMemoryDisk();
    const recorded = randomUUID();
    const files = openFiles(disk);
    await files.calls.beginUnfinished(recorded, 0);
    await (await files.calls.resume(recorded))?.commit();
    disk.writeText(`${folder}/.unfinished-${key}`, 'bytes without a mark');
    disk.writeText(`${folder}/.unfinished-${randomUUID()}.json`, 'no mark at all');
    expect(await files.tidy((it) => it === recorded)).toBe(1);
    expect(await disk.list(folder)).toEqual([recorded]);
  });

  it('removes what is older than its time, but keeps a document that is recorded', async () => {
    const disk = createMemoryDisk();
    const files = openFiles(disk);
    const recorded = randomUUID();
    const late = 2 * unfinishedLifeMs;
    for (const one of [key, recorded]) await files.calls.beginUnfinished(one, 0);
    await (await files.calls.resume(recorded))?.commit();
    const young = randomUUID();
    await files.calls.beginUnfinished(young, late - unfinishedLifeMs);
    expect(await files.removeOld(late, async () => new Set([recorded]))).toBe(1);
    expect(await files.list()).toEqual(new Set([young]));
    expect(await disk.list(folder)).toContain(recorded);
    expect(await files.calls.resume(key)).toBeNull();
  });
});

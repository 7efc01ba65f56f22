import { describe, expect, it } from 'vitest';
import { createMemoryDisk } from '../../test/disk/memory-disk.ts';
import { temporaryFolder } from '../../test/disk/temporary-folder.ts';
import type { Disk } from '../engine/disk/disk.ts';
import { openSessionFile } from '../engine/embedded/session-file.ts';
import { createSessionRecords } from './session-records.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T10:00:00.000Z');

const beginningOf = (personId: string) => ({
  ...{ mark: 'credential', personId },
  ...{ device: 'Chrome on Windows', address: '192.0.2.1' },
});

const owner = { mark: 'credential' };
const find = async (personId: string) => (personId === 'mei' ? owner : null);

/** On the embedded engine's own file. */
async function openSessionRecords(folder: string, clock: () => number, disk?: Disk) {
  return createSessionRecords(await openSessionFile(folder, clock, disk), clock, async () => {});
}

describe('createSessionRecords', () => {
  it('ends a session that was begun under a clock 300 days ahead', async () => {
    let now = start + 300 * 24 * hour;
    const records = await openSessionRecords(await temporaryFolder(), () => now);
    const id = await records.create(beginningOf('mei'));
    expect(await records.use(id, find)).toMatchObject({ owner });
    now = start;
    expect(await records.use(id, find)).toBeNull();
  });

  it('lets people in and out for good on a full disk', async () => {
    const disk = createMemoryDisk();
    const open = () => openSessionRecords('/data', () => start, disk);
    const records = await open();
    const before = await records.create(beginningOf('mei'));
    disk.setRoom(false, { inPlace: true });
    const during = await records.create(beginningOf('mei'));
    await records.end(before);
    const later = await openSessionRecords('/data', () => start, disk.afterKill());
    expect(await later.use(before, find)).toBeNull();
    expect(await later.use(during, find)).toMatchObject({ owner });
  });

  it('ends a session for good where not even that can be written', async () => {
    const disk = createMemoryDisk();
    const records = await openSessionRecords('/data', () => start, disk);
    const id = await records.create(beginningOf('mei'));
    disk.failAt(0, 'EIO');
    await records.end(id);
    expect(await records.use(id, find)).toBeNull();
    const later = await openSessionRecords('/data', () => start, disk.afterKill());
    expect(await later.use(id, find)).toBeNull();
  });

  it('has room for every device, and then gives up the session used least lately', async () => {
    let now = start;
    const records = await openSessionRecords('/data', () => now, createMemoryDisk());
    const first = await records.create(beginningOf('mei'));
    now += 1;
    const second = await records.create(beginningOf('mei'));
    for (let more = 0; more < 255; more += 1) await records.create(beginningOf('mei'));
    expect(await records.use(first, find)).toBeNull();
    expect(await records.use(second, find)).toMatchObject({ owner });
  });

  it('is open for the person it was begun for, while their mark is the same', async () => {
    const records = await openSessionRecords(await temporaryFolder(), () => start);
    const id = await records.create(beginningOf('mei'));
    const asked: string[] = [];
    const changed = async (personId: string) => {
      asked.push(personId);
      return { mark: 'another credential' };
    };
    expect(await records.use(id, changed)).toBeNull();
    expect(await records.look(id, async () => null)).toBeNull();
    expect(await records.look(id, find)).toEqual({ owner, hasFactor: false });
    const first = await records.create(beginningOf('first'));
    expect(await records.use(first, changed)).toBeNull();
    expect(new Set(asked)).toEqual(new Set(['mei', 'first']));
  });

  it('waits until a password that was changed in another process is known in this one', async () => {
    let now = start;
    const file = await openSessionFile(await temporaryFolder(), () => now);
    let isKnown = false;
    const records = createSessionRecords(
      file,
      () => now,
      async (ms) => {
        isKnown = ms === 1000;
      },
    );
    const later = async () => (isKnown ? owner : { mark: 'earlier' });
    const id = await records.create(beginningOf('mei'));
    expect(await records.use(id, later)).toMatchObject({ owner });
    now += 1000;
    isKnown = false;
    expect(await records.use(id, later)).toBeNull();
  });

  it('keeps what was proved when a session is replaced, and ends the one before', async () => {
    let now = start;
    const records = await openSessionRecords(await temporaryFolder(), () => now);
    const before = await records.create({ ...beginningOf('mei'), hasFactor: true });
    now += 9 * 60_000;
    const after = await records.replace(before, beginningOf('mei'));
    expect(await records.use(before, find)).toBeNull();
    expect(await records.use(after, find)).toEqual({ owner, hasFactor: true });
    expect(await records.isFresh(after)).toBe(true);
    now += 60_000;
    expect(await records.isFresh(after)).toBe(false);
    await records.noteProof(after, { hasFactor: false });
    expect(await records.isFresh(after)).toBe(true);
    now -= 11 * 60_000;
    expect(await records.isFresh(after)).toBe(false);
  });

  it('keeps a session when the time service sets the clock back a little', async () => {
    let now = start;
    const records = await openSessionRecords(await temporaryFolder(), () => now);
    const id = await records.create(beginningOf('mei'));
    now -= 60_000;
    expect(await records.use(id, find)).toMatchObject({ owner });
  });
});

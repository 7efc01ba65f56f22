import { sampleDeliverable, sampleDelivery } from '@yiqiao/contract/commands/sample-order';
import { decideSettings } from '@yiqiao/contract/commands/settings/change-settings';
import { sampleSettingsContext } from '@yiqiao/contract/commands/settings/sample-settings';
import { keptByDefault } from '@yiqiao/contract/keeping/kept-by-default';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addQuote, changeQuote, requestDeletion, setStatus } from '../../test/keep-quotes.ts';
import { openMemoryOffice, settle } from '../../test/memory-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { createTrustedClock } from '../clock/trusted-clock.ts';
import { deleteDueFiles } from './delete-due-files.ts';

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-11-20T10:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An office with one completed submission whose file is due in 23 hours, and a clock to turn. */
async function openOffice(
  abandonedDays: number | 'off' = 'off',
  retentionHours: number | 'off' = 23,
) {
  const office = await openMemoryOffice(start, { abandonedDays, retentionHours });
  const { store } = office;
  const files = new Set(['file-a', 'file-b']);
  let setBackMs = 0;
  const { uptimeMs } = office;
  const clock = () => office.clock() - setBackMs;
  let time = createTrustedClock(null, { clock, uptimeMs });
  const faults: Error[] = [];
  const documents = {
    ...office.engine.documents,
    async remove(filePath: string) {
      const fault = faults.shift();
      if (fault !== undefined) throw fault;
      files.delete(filePath);
    },
  };
  const engine = { ...office.engine, documents };
  await addQuote(store, sampleQuote('a'));
  await addQuote(store, sampleQuote('b'));
  return {
    ...office,
    files,
    faults,
    begin: () => void deleteDueFiles({ ...office, engine, time }).look(),
    async change(kept: object) {
      const context = { ...sampleSettingsContext, at: clock() };
      await office.ownSettings.change((stored) =>
        decideSettings(stored, { kept: { ...kept } }, context),
      );
      await settle();
    },
    complete: () =>
      setStatus(store, 'a', {
        status: 'completed',
        at: new Date(clock()).toISOString(),
        fileDeletionDueAt: new Date(clock() + 23 * hour).toISOString(),
      }),
    setClockBack(ms: number) {
      setBackMs += ms;
    },
    confirmClock: () => time.confirm(),
    /** The machine reboots: only its clock can say how long it was off. */
    restartMachine() {
      time = createTrustedClock({ at: time.now(), uptimeMs: null }, { clock, uptimeMs });
    },
  };
}

describe('deleteDueFiles', () => {
  it('deletes the file when its time is over, keeps the record, and says when', async () => {
    const office = await openOffice();
    office.begin();
    await office.complete();
    await office.pass(22.9 * hour);
    expect(office.files).toContain('file-a');
    await office.pass(0.2 * hour);
    expect(office.files).toEqual(new Set(['file-b']));
    expect(await office.store.get('a')).toMatchObject({
      status: 'completed',
      fileDeletedAt: '2026-11-21T09:06:00.000Z',
    });
    expect(office.logged).toEqual(['file-deleted']);
  });

  it('is stopped by any other status set before', async () => {
    const office = await openOffice();
    office.begin();
    await office.complete();
    await setStatus(office.store, 'a', { status: 'in-progress', at: '2026-11-20T11:00:00.000Z' });
    await office.pass(100 * hour);
    expect(office.files).toContain('file-a');
  });

  it('promises nothing for a completed one once RETENTION_HOURS is off', async () => {
    const office = await openOffice('off', 'off');
    await office.complete();
    office.begin();
    await office.pass(100 * hour);
    expect(office.files).toContain('file-a');
    expect(await office.store.get('a')).not.toHaveProperty('fileDeletionDueAt');
  });

  it('follows rules that an owner changes while it runs', async () => {
    const office = await openOffice(30);
    office.begin();
    await office.complete();
    await office.pass(0);
    await office.change({ retentionHours: 5, abandonedDays: 45 });
    await office.pass(5.1 * hour);
    expect(office.files).toEqual(new Set(['file-b']));
    await office.pass(44 * day);
    expect(office.files).toContain('file-b');
    await office.pass(2 * day);
    expect(office.files).toEqual(new Set());
  });

  it('plans once more what was decided by the earlier rules while these came into effect', async () => {
    const office = await openOffice(30);
    office.begin();
    await settle();
    await office.change({ abandonedDays: 45 });
    // As by a command that had begun before.
    await changeQuote(office.store, 'a', { fileDeletionDueAt: '2026-12-20T10:00:00.000Z' });
    await office.pass(0);
    const { updatedAt, fileDeletionDueAt = '' } = (await office.store.get('a')) ?? {};
    expect(Date.parse(fileDeletionDueAt)).toBe(Date.parse(updatedAt ?? '') + 45 * day);
  });

  it('deletes nothing as abandoned before it is planned by the rules in effect', async () => {
    const office = await openOffice(30);
    office.begin();
    await settle();
    await changeQuote(office.store, 'a', { fileDeletionDueAt: '2026-11-30T10:00:00.000Z' });
    const planned = office.store.change;
    office.store.change = () => Promise.reject(new Error('ENOSPC'));
    await office.change({ abandonedDays: 45 });
    await office.pass(20 * day);
    expect(office.files).toContain('file-a');
    office.store.change = planned;
    await office.pass(0);
    await office.pass(30 * day);
    expect(office.files).toEqual(new Set());
  });

  it('deletes at once what became due while the server was off', async () => {
    const office = await openOffice();
    await office.complete();
    await office.pass(30 * hour);
    office.begin();
    await office.pass(0);
    expect(office.files).not.toContain('file-a');
  });

  it('records the deletion when a crash came between file and record', async () => {
    const office = await openOffice();
    await office.complete();
    office.files.delete('file-a');
    await office.pass(24 * hour);
    office.begin();
    await office.pass(0);
    expect((await office.store.get('a'))?.fileDeletedAt).toBeDefined();
  });

  it('tries again when the file cannot be deleted, and records nothing meanwhile', async () => {
    const office = await openOffice();
    office.faults.push(new Error('EIO'));
    await office.complete();
    await office.pass(24 * hour);
    office.begin();
    await settle();
    expect((await office.store.get('a'))?.fileDeletedAt).toBeUndefined();
    await office.pass(0);
    expect(office.files).not.toContain('file-a');
    expect(office.logged).toEqual(['file-not-deleted', 'file-deleted']);
  });

  it('is not late when the clock is set back', async () => {
    const office = await openOffice();
    office.begin();
    await office.complete();
    office.setClockBack(2 * hour);
    await office.pass(23 * hour);
    expect(office.files).not.toContain('file-a');
  });

  it('deletes nothing because the clock jumps a day ahead', async () => {
    const office = await openOffice();
    office.begin();
    await office.complete();
    office.setClockBack(-25 * hour);
    await office.pass(hour);
    expect(office.files).toContain('file-a');
    await office.pass(22 * hour);
    expect(office.files).not.toContain('file-a');
  });

  it('deletes nothing at a start whose clock is a day ahead, until it is confirmed', async () => {
    const office = await openOffice();
    await office.complete();
    office.setClockBack(-25 * hour);
    office.restartMachine();
    office.begin();
    await office.pass(hour);
    expect(office.files).toContain('file-a');
    office.confirmClock();
    await office.pass(0);
    expect(office.files).not.toContain('file-a');
  });

  it('lets no record of a wrong clock keep a file for longer than any file has', async () => {
    const office = await openOffice();
    office.setClockBack(-300 * 24 * hour);
    office.restartMachine();
    office.confirmClock();
    await office.complete();
    office.setClockBack(300 * 24 * hour);
    office.begin();
    await settle();
    await office.pass(23 * hour);
    expect(office.files).not.toContain('file-a');
  });

  it('deletes what a person asked for and a crash prevented, whatever its status and the rules', async () => {
    const office = await openOffice();
    await requestDeletion(office.store, 'a', '2026-11-20T10:00:00.000Z');
    await setStatus(office.store, 'a', { status: 'in-progress', at: '2026-11-20T10:00:01.000Z' });
    office.begin();
    await settle();
    expect(office.files).toEqual(new Set(['file-b']));
    expect(await office.store.get('a')).toMatchObject({ fileDeletionCause: 'by-hand' });
  });

  it('deletes what staff took back and a crash left, and nothing else of the order', async () => {
    const office = await openOffice();
    office.files.add('waiting').add('removed');
    const waiting = sampleDeliverable({ id: 'waiting', filePath: 'waiting' });
    const removedAt = '2026-11-20T10:00:00.000Z';
    const removed = sampleDeliverable({ id: 'removed', filePath: 'removed', removedAt });
    await changeQuote(office.store, 'a', { deliverables: [waiting, removed] });
    office.begin();
    await settle();
    expect(office.files).toEqual(new Set(['file-a', 'file-b', 'waiting']));
    const quote = await office.store.get('a');
    expect(quote?.deliverables).toEqual([waiting]);
    expect(quote?.withdrawnFiles).toMatchObject([{ id: 'removed' }]);
  });

  it('deletes finished files with the document, also where that is gone already', async () => {
    const office = await openOffice();
    office.files.add('finished');
    await changeQuote(office.store, 'a', { deliveries: [sampleDelivery()] });
    office.begin();
    await office.complete();
    office.files.delete('file-a');
    await office.pass(23.1 * hour);
    expect(office.files).toEqual(new Set(['file-b']));
    const quote = await office.store.get('a');
    expect(quote?.deliveries?.[0]?.files[0]).not.toHaveProperty('filePath');
    expect(quote).not.toHaveProperty('fileDeletionDueAt');
  });

  it('deletes an abandoned document after its days, and says why', async () => {
    const office = await openOffice(30);
    await setStatus(office.store, 'b', { status: 'in-progress', at: '2026-11-20T10:00:00.000Z' });
    office.begin();
    await settle();
    await office.pass(29.9 * day);
    expect(office.files).toContain('file-a');
    await office.pass(0.2 * day);
    expect(office.files).toEqual(new Set(['file-b']));
    expect(await office.store.get('a')).toMatchObject({
      fileDeletedAt: '2026-12-20T12:24:00.000Z',
      fileDeletionCause: 'abandoned',
    });
  });

  it('announces for a week what became abandoned while no server ran', async () => {
    const office = await openOffice(30);
    await office.pass(100 * day);
    office.begin();
    await settle();
    await office.pass(6.9 * day);
    expect(office.files).toContain('file-a');
    await office.pass(0.2 * day);
    expect(office.files).toEqual(new Set());
  });

  it('keeps abandoned documents once that is switched off', async () => {
    const before = await openOffice(30);
    await changeQuote(before.store, 'a', { fileDeletionDueAt: '2026-11-21T10:00:00.000Z' });
    const { store } = before;
    const remove = () => Promise.reject(new Error('removed'));
    const documents = { ...before.engine.documents, remove };
    const runner = deleteDueFiles({
      ...before,
      engine: { ...before.engine, documents },
      ownSettings: {
        ...before.ownSettings,
        readKept: () => ({ ...keptByDefault, abandonedDays: 'off' }),
      },
      time: { ...before.time, now: () => start + 50 * day },
      uptimeMs: () => 0,
    });
    await runner.look();
    await settle();
    expect(await store.get('a')).not.toHaveProperty('fileDeletionDueAt');
    expect(await store.get('a')).not.toHaveProperty('fileDeletedAt');
  });

  it('deletes no abandoned document whose notice could not be written', async () => {
    const office = await openOffice(30);
    await changeQuote(office.store, 'a', { fileDeletionDueAt: '2026-11-19T10:00:00.000Z' });
    office.store.change = () => Promise.reject(new Error('ENOSPC'));
    office.begin();
    await office.pass(day);
    expect(office.files).toContain('file-a');
    expect(new Set(office.logged)).toEqual(new Set(['files-not-planned']));
  });
});

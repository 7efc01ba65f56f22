import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { createSetAside } from '../../../src/engine/embedded/documents/set-aside.ts';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import { startSetAsideRetention } from '../../../src/engine/embedded/set-aside/set-aside-retention.ts';
import { setStatus } from '../../keep-quotes.ts';
import { type OfficeFolders, officeFolders, receiveDocument } from '../../office-folders.ts';

const at = '2026-11-20T10:00:00.000Z';
const dueAt = '2026-11-21T09:00:00.000Z';
const name = 'before-restore-2026-11-20T12-00-00.000Z';

/** As a restore leaves the folders: two documents set aside, one of them completed. */
async function restoredOffice() {
  const folders = await officeFolders();
  const aside: OfficeFolders = {
    ...folders,
    dataFolder: join(folders.dataFolder, name),
    uploadsFolder: join(folders.uploadsFolder, name),
  };
  await mkdir(aside.uploadsFolder);
  const store = await openQuoteStore(aside.dataFolder);
  const completed = await receiveDocument(store, aside, 'completed');
  const pending = await receiveDocument(store, aside, 'pending');
  const due = { status: 'completed', at, fileDeletionDueAt: dueAt } as const;
  await setStatus(store, completed.id, due);
  await store.close();
  await writeFile(join(folders.dataFolder, 'quotes.json.damaged-at-7'), '');
  return { folders, aside, pending: pending.id, completed: completed.id };
}

async function runOnce(
  { dataFolder, uploadsFolder }: OfficeFolders,
  now: string,
  retentionHours: number | 'off' = 23,
) {
  const logged: string[] = [];
  const setAside = createSetAside(uploadsFolder, nodeDisk);
  const retention = await startSetAsideRetention({
    dataFolder,
    uploadsFolder,
    vault: { removeSetAside: setAside.remove },
    time: { now: () => Date.parse(now) },
    ownSettings: { readKept: () => ({ retentionHours, abandonedDays: 30 }) },
    log: (_level, event, fields) => logged.push(`${event} ${fields?.names ?? fields?.files}`),
  });
  await retention.stop();
  return logged;
}

describe('startSetAsideRetention', () => {
  it('deletes a document that a restore set aside when its own record says so', async () => {
    const { folders, aside, pending, completed } = await restoredOffice();
    await runOnce(folders, '2026-11-21T08:59:00.000Z');
    expect((await readdir(aside.uploadsFolder)).sort()).toEqual([completed, pending].sort());
    expect(await runOnce(folders, '2026-11-21T09:01:00.000Z')).toContain('set-aside-deleted 1');
    expect(await readdir(aside.uploadsFolder)).toEqual([pending]);
  });

  it('keeps it while RETENTION_HOURS is off', async () => {
    const { folders, aside, completed } = await restoredOffice();
    await runOnce(folders, '2026-11-21T09:01:00.000Z', 'off');
    expect(await readdir(aside.uploadsFolder)).toContain(completed);
  });

  it('reminds at each start of what waits for a person', async () => {
    const { folders } = await restoredOffice();
    const [reminder] = await runOnce(folders, at);
    expect(reminder).toContain('quotes.json.damaged-at-7');
    expect(reminder?.split(name)).toHaveLength(3);
  });
});

import { describe, expect, it } from 'vitest';
import { writeFileDurably } from '../../../src/engine/disk/durable-file.ts';
import { createMemoryDisk } from '../../disk/memory-disk.ts';

const path = '/data/sessions.json';

async function textAfterFault(call: number, fault: 'EIO' | 'ENOSPC' | 'power loss') {
  const disk = createMemoryDisk();
  await writeFileDurably(path, 'old', disk);
  disk.failAt(call, fault);
  const written = writeFileDurably(path, 'new', disk).then(
    () => 'confirmed',
    () => 'refused',
  );
  const turns = new Promise((resolve) => setTimeout(resolve, 0, 'no answer'));
  return { outcome: await Promise.race([written, turns]), disk };
}

describe('writeFileDurably', () => {
  it('flushes the new text before it takes the name, and the name before it resolves', async () => {
    const disk = createMemoryDisk();
    await writeFileDurably(path, 'text', disk);
    expect(disk.calls).toEqual([
      'remove sessions.json.tmp',
      'create sessions.json.tmp',
      'write sessions.json.tmp',
      'sync sessions.json.tmp',
      'close sessions.json.tmp',
      'rename sessions.json',
      'sync-folder data',
    ]);
  });

  it.each(['EIO', 'ENOSPC', 'power loss'] as const)(
    'leaves the old text or the new one whole when any one call meets %s',
    async (fault) => {
      for (let call = 0; call < 7; call += 1) {
        const { outcome, disk } = await textAfterFault(call, fault);
        for (const arrives of [() => true, () => false]) {
          const text = String(await disk.afterPowerLoss(arrives).read(path));
          expect(['old', 'new'], `call ${call}`).toContain(text);
          if (outcome === 'confirmed') expect(text).toBe('new');
        }
      }
    },
  );
});

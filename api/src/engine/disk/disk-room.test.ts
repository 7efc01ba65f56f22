import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { canWriteTo } from './disk-room.ts';

async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'disk-room-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('canWriteTo', () => {
  it('finds the same for all who ask at once, and leaves nothing behind', async () => {
    const folder = await makeTestFolder();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(Array.from({ length: 30 }, () => canWriteTo(folder)));
      expect(answers).toEqual(answers.map(() => true));
    }
    expect(await readdir(folder)).toEqual([]);
  });

  it('looks again once an attempt has ended', async () => {
    const folder = await makeTestFolder();
    expect(await canWriteTo(folder)).toBe(true);
    await rm(folder, { recursive: true });
    expect(await canWriteTo(folder)).toBe(false);
  });
});

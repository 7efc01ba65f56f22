import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { openSessionRecords } from './session-records.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T10:00:00.000Z');

describe('openSessionRecords', () => {
  it('ends a session that was begun under a clock 300 days ahead', async () => {
    let now = start + 300 * 24 * hour;
    const records = await openSessionRecords(await temporaryFolder(), () => now);
    const id = await records.create('credential');
    expect(await records.use(id, 'credential')).toBe(true);
    now = start;
    expect(await records.use(id, 'credential')).toBe(false);
  });

  it('keeps a session when the time service sets the clock back a little', async () => {
    let now = start;
    const records = await openSessionRecords(await temporaryFolder(), () => now);
    const id = await records.create('credential');
    now -= 60_000;
    expect(await records.use(id, 'credential')).toBe(true);
  });
});

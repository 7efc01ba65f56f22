import { describe, expect, it } from 'vitest';
import {
  openSessionSlots,
  slotCount,
} from '../../../src/engine/embedded/sessions/session-slots.ts';
import { createMemoryDisk } from '../../disk/memory-disk.ts';

const path = '/data/sessions';

/** As releases before 0.3 made it. */
async function writeEarlierFile(disk: ReturnType<typeof createMemoryDisk>): Promise<void> {
  const file = await disk.create(path);
  const slot = (text: string) => `${text.padEnd(255)}\n`;
  const texts = Array.from({ length: slotCount }, (_, number) => (number === 7 ? 'seven' : ''));
  await file.write(Buffer.from(texts.map(slot).join('')), 0);
  await file.sync();
  await file.close();
  await disk.syncFolder('/data');
}

describe('openSessionSlots', () => {
  it('keeps the sessions of an earlier release, and has room for more about each', async () => {
    const disk = createMemoryDisk();
    await writeEarlierFile(disk);
    const slots = await openSessionSlots(path, disk);
    expect([...slots.texts]).toEqual([[7, 'seven']]);
    await slots.write(8, 'x'.repeat(400));
    const later = await openSessionSlots(path, disk.afterKill());
    expect([...later.texts]).toEqual([
      [7, 'seven'],
      [8, 'x'.repeat(400)],
    ]);
  });

  it('leaves the earlier file in use on a full disk, and ends sessions in it for good', async () => {
    const disk = createMemoryDisk();
    await writeEarlierFile(disk);
    disk.setRoom(false, { inPlace: true });
    const slots = await openSessionSlots(path, disk);
    await expect(slots.write(8, 'x'.repeat(400))).rejects.toThrow('256 bytes');
    await slots.write(9, 'nine');
    await slots.write(7, '');
    const later = await openSessionSlots(path, disk.afterKill());
    expect([...later.texts]).toEqual([[9, 'nine']]);
  });

  it('refuses a text that would run into the next slot, in any script', async () => {
    const slots = await openSessionSlots(path, createMemoryDisk());
    await slots.write(0, '译'.repeat(170));
    await expect(slots.write(0, '译'.repeat(171))).rejects.toThrow('512 bytes');
  });
});

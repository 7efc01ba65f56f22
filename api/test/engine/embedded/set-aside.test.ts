import { describe, expect, it } from 'vitest';
import { createSetAside } from '../../../src/engine/embedded/documents/set-aside.ts';
import { createMemoryDisk } from '../../disk/memory-disk.ts';

describe('createSetAside', () => {
  it('leaves documents where they are on a full disk, for the next start', async () => {
    const disk = createMemoryDisk();
    const key = '00000000-0000-4000-8000-000000000001';
    disk.writeText(`/uploads/${key}`, 'a document');
    disk.setRoom(false);
    expect(await createSetAside('/uploads', disk).putAside([key], 0)).toBe(0);
    expect(String(await disk.read(`/uploads/${key}`))).toBe('a document');
    disk.setRoom(true);
    expect(await createSetAside('/uploads', disk).putAside([key], 0)).toBe(1);
    expect(await disk.read(`/uploads/${key}`)).toBeNull();
  });
});

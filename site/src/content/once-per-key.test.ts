import { describe, expect, it, vi } from 'vitest';
import { oncePerKey } from './once-per-key.ts';

describe('oncePerKey', () => {
  it('answers a repeated question with the same promise', () => {
    const ask = oncePerKey(async (key: string) => ({ key }));
    expect(ask('document')).toBe(ask('document'));
  });

  it('keeps keys apart', async () => {
    const ask = oncePerKey(async (key: string) => key);
    expect(await ask('document')).toBe('document');
    expect(await ask('website')).toBe('website');
  });

  it('asks again after a failure', async () => {
    const load = vi.fn<(key: string) => Promise<string>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('content');
    const ask = oncePerKey(load);
    await expect(ask('document')).rejects.toThrow('offline');
    expect(await ask('document')).toBe('content');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { ClientGone } from '../http/client-gone.ts';
import { createRepeatedUploads } from './repeated-uploads.ts';

describe('createRepeatedUploads', () => {
  it('does not begin a repeat that nobody waits for', async () => {
    const uploads = createRepeatedUploads();
    const first = uploads.once('key', {
      run: () => Promise.reject(new Error('The first one broke off.')),
      shortenPause: () => {},
      isAwaited: () => true,
    });
    const run = vi.fn();
    const left = uploads.once('key', { run, shortenPause: () => {}, isAwaited: () => false });
    await expect(first).rejects.toThrow('broke off');
    await expect(left).rejects.toBeInstanceOf(ClientGone);
    expect(run).not.toHaveBeenCalled();
  });
});

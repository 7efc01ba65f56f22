import { describe, expect, it, vi } from 'vitest';
import { ClientGone } from '../http/client-gone.ts';
import { createRepeatDesk } from './repeat-desk.ts';

describe('createRepeatDesk', () => {
  it('does not begin a repeat that nobody waits for', async () => {
    const desk = createRepeatDesk();
    const first = desk.once('key', {
      run: () => Promise.reject(new Error('The first one broke off.')),
      shortenPause: () => {},
      isAwaited: () => true,
    });
    const run = vi.fn();
    const left = desk.once('key', { run, shortenPause: () => {}, isAwaited: () => false });
    await expect(first).rejects.toThrow('broke off');
    await expect(left).rejects.toBeInstanceOf(ClientGone);
    expect(run).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from 'vitest';
import { createKey } from './create-key.ts';

describe('createKey', () => {
  it('is a version 4 UUID', () => {
    expect(createKey(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(createKey(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  });

  it('is another one each time', () => {
    expect(createKey()).not.toBe(createKey());
  });
});

import { describe, expect, it } from 'vitest';
import { toClientKey } from './client-address.ts';

describe('toClientKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:db8:1:ff:3:4:5:6', '2001:db8:1:0::/56'],
    ['2001:db8:1:12ff::1', '2001:db8:1:1200::/56'],
    ['2001:db8::9', '2001:db8:0:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    [undefined, 'unknown'],
  ])('counts %s as %s', (address, key) => {
    expect(toClientKey(address)).toBe(key);
  });

  it('does not keep a long text that a client has made up', () => {
    expect(toClientKey('x'.repeat(10_000)).length).toBeLessThan(100);
  });
});

import { describe, expect, it } from 'vitest';
import { BrokenSeal, createSeals, OtherKey } from './seals.ts';

const key = 'ab'.repeat(32);
const seals = createSeals(key);
const text = Buffer.from('合同');

describe('createSeals', () => {
  it('opens what it has sealed, also nothing at all', () => {
    expect(seals.open('name', seals.seal('name', text)).toString()).toBe('合同');
    expect(seals.open('name', seals.seal('name', Buffer.alloc(0)))).toHaveLength(0);
  });

  it('seals the same differently each time, and names it alike', () => {
    expect(seals.seal('name', text).equals(seals.seal('name', text))).toBe(false);
    expect(seals.nameOf('a', text)).toBe(createSeals(key).nameOf('a', text));
    expect(seals.nameOf('a', 'b')).not.toBe(seals.nameOf('ab'));
  });

  it('finds every changed byte, another name and a cut', () => {
    const sealed = seals.seal('name', text);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => seals.open('name', changed)).toThrow();
    }
    expect(() => seals.open('other', sealed)).toThrow(BrokenSeal);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => seals.open('name', sealed.subarray(0, length))).toThrow(BrokenSeal);
    }
  });

  it('tells another key from damage', () => {
    const other = createSeals('cd'.repeat(32));
    expect(() => seals.open('name', other.seal('name', text))).toThrow(OtherKey);
    expect(other.nameOf('a')).not.toBe(seals.nameOf('a'));
  });
});

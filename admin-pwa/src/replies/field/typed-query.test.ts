import { describe, expect, it } from 'vitest';
import { isOpening, readQuery } from './typed-query.ts';

describe('isOpening', () => {
  it.each(['/', '／', '、'])('opens by "%s" on an empty line', (trigger) => {
    expect(isOpening('', trigger, 1)).toBe(true);
    expect(isOpening('Hello,\n', `Hello,\n${trigger}`, 8)).toBe(true);
    expect(isOpening('Hello\n\nBye', `Hello\n${trigger}\nBye`, 7)).toBe(true);
  });

  it('stays closed within a line, and for what was pasted or deleted', () => {
    expect(isOpening('and', 'and/', 4)).toBe(false);
    expect(isOpening('', '/x', 2)).toBe(false);
    expect(isOpening('/x', '/', 1)).toBe(false);
  });
});

describe('readQuery', () => {
  it('is what stands behind it on its line', () => {
    expect(readQuery('Hello\n/章 in\nBye', 8)).toEqual({ start: 6, end: 11, text: '章 in' });
    expect(readQuery('Hello', 3)).toBeNull();
    expect(readQuery('/', 1)).toEqual({ start: 0, end: 1, text: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { findUnfinished } from './unfinished-moments.ts';

describe('findUnfinished', () => {
  it('finds a moment whose time or day is typed in part, which some browsers only show as empty', () => {
    const form = document.createElement('form');
    form.innerHTML = `
      <input type="date" name="deliver" value="2026-11-24"><input type="time" name="deliver" value="">
      <input type="date" name="valid" value="2026-12-19"><input type="time" name="valid" value="23:59">`;
    expect(findUnfinished(form)).toEqual({ deliver: 'moment-unfinished' });
  });
});

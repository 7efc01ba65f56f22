import { describe, expect, it } from 'vitest';
import { proposeSeals, readSeal } from './seal.ts';

describe('readSeal', () => {
  it('takes one Chinese character or two letters, and puts letters in capitals', () => {
    expect(['林', 'mw', ' MW ', '𠮷', 'É1'].map(readSeal)).toEqual(['林', 'MW', 'MW', '𠮷', 'É1']);
    expect(['', 'M', 'MWX', '林美', '<b', '。', 'm\u202ew'].map(readSeal)).toEqual(
      Array(7).fill(null),
    );
  });
});

describe('proposeSeals', () => {
  it('begins with what a seal usually shows', () => {
    expect(proposeSeals('陈思远', []).slice(0, 3)).toEqual(['陈', '远', '思']);
    expect(proposeSeals('Marcus Webb', [])[0]).toBe('MW');
    expect(proposeSeals('admin', [])[0]).toBe('AD');
    expect(proposeSeals('Éva Øre 林', [])[0]).toBe('林');
  });

  it('has one for every name that none of the others has', () => {
    expect(proposeSeals('陈思远', ['陈', '远', '思'])[0]).toBe('AA');
    expect(proposeSeals('Marcus Webb', ['MW'])[0]).toBe('MA');
    expect(proposeSeals('🙂', []).length).toBeGreaterThan(0);
  });
});

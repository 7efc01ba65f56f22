import { describe, expect, it } from 'vitest';
import { proposeUsername, readUsername, usernameKey } from './username.ts';

describe('readUsername', () => {
  it('takes letters of any script, digits, and signs between them', () => {
    const right = ['marcus.webb', '陈思远', 'a1', 'José-M', 'ｍｅｉ'];
    expect(right.map(readUsername)).toEqual(['marcus.webb', '陈思远', 'a1', 'José-M', 'mei']);
    const wrong = ['', 'a', '.ab', 'ab-', 'a b', 'a@b', 'a\u0000b', 'x'.repeat(41)];
    expect(wrong.map(readUsername)).toEqual(wrong.map(() => null));
  });
});

describe('proposeUsername', () => {
  it('is made of the name, with a number where somebody has it', () => {
    expect(proposeUsername('Marcus Webb', [])).toBe('marcus.webb');
    expect(proposeUsername('Marcus Webb', ['MARCUS.WEBB', 'marcus.webb2'])).toBe('marcus.webb3');
    expect(proposeUsername('José Ünal', [])).toBe('jose.unal');
    expect(proposeUsername('陈思远', [])).toBe('陈思远');
    expect(proposeUsername('X', [])).toBe('colleague');
    expect(readUsername(proposeUsername('y '.repeat(80), []))).not.toBeNull();
  });
});

describe('usernameKey', () => {
  it('is one for every spelling', () => {
    expect(new Set(['Mei', 'MEI', 'ｍei'].map(usernameKey)).size).toBe(1);
  });
});

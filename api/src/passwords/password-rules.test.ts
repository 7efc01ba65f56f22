import { describe, expect, it } from 'vitest';
import { findPasswordProblem, generatePassword } from './password-rules.ts';

const problemOf = (password: string) => findPasswordProblem(password, 'front-desk');

describe('findPasswordProblem', () => {
  it.each([
    ['', 'is empty'],
    ['short', 'is shorter than 12 characters'],
    ['P@ssw0rd', 'is shorter than 12 characters'],
    ['qwerty12', 'is shorter than 12 characters'],
    ['admin2026', 'is shorter than 12 characters'],
    ['Yiqiao2026', 'is shorter than 12 characters'],
    ['P@ssw0rd2026', 'is easy to guess'],
    ['Welcome2026!!', 'is easy to guess'],
    ['qwertyuiop123', 'is easy to guess'],
    ['iloveyou1234', 'is easy to guess'],
    ['aaaaaaaaaaaa', 'is easy to guess'],
    ['************', 'is easy to guess'],
    ['abcabcabcabc', 'is easy to guess'],
    ['correct horse', 'is easy to guess'],
    ['translation2026', 'is easy to guess'],
    ['Chinese-English', 'is easy to guess'],
    ['Yiqiao2026!!', 'contains the user name or the name of the company'],
    ['Y1q1a0-Localizati0n', 'contains the user name or the name of the company'],
    ['front-desk-2026', 'contains the user name or the name of the company'],
  ])('says of "%s" that it %s', async (password, problem) => {
    expect(await problemOf(password)).toBe(problem);
  });

  it.each([
    'correct horse battery',
    '一字不落的办公室密码安全',
    'a long enough password',
    generatePassword(),
  ])('accepts "%s"', async (password) => {
    expect(await problemOf(password)).toBeNull();
  });
});

describe('generatePassword', () => {
  it('makes another one every time', () => {
    const made = Array.from({ length: 100 }, generatePassword);
    expect(new Set(made).size).toBe(100);
  });
});

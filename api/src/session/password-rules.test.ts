import { describe, expect, it } from 'vitest';
import { findPasswordProblem, generatePassword } from './password-rules.ts';

describe('findPasswordProblem', () => {
  it.each([
    '',
    'short',
    'Password',
    'admin123',
    '12345678',
    'change-me!',
    'P@ssw0rd'.replace('@', ''),
    'aaaaaaaaaa',
    '********',
  ])('refuses "%s"', (password) => {
    expect(findPasswordProblem(password)).not.toBeNull();
  });

  it.each(['correct horse', '一字不落的办公室密码', generatePassword(), `${'x'.repeat(9)}yz`])(
    'accepts "%s"',
    (password) => {
      expect(findPasswordProblem(password)).toBeNull();
    },
  );
});

describe('generatePassword', () => {
  it('makes another one every time', () => {
    const made = Array.from({ length: 100 }, generatePassword);
    expect(new Set(made).size).toBe(100);
  });
});

import { describe, expect, it } from 'vitest';
import { cleanEmail, isPossibleEmail } from './email.ts';

describe('cleanEmail', () => {
  it.each([
    [' a@b.co\u3000', 'a@b.co'],
    ['\u202aa@b.co\u202c', 'a@b.co'],
    ['a@b.co\u200b', 'a@b.co'],
    ['a\u3164@b.co\u{e0041}', 'a@b.co'],
    ['王芳@例子.公司', '王芳@例子.公司'],
    ['ｗａｎｇ．ｆ＠ｅｘａｍｐｌｅ。ｃｏｍ', 'wang.f@example.com'],
    ['wang@example｡com', 'wang@example.com'],
  ])('makes %j into %j', (text, email) => {
    expect(cleanEmail(text)).toBe(email);
  });
});

describe('isPossibleEmail', () => {
  it.each(['a@b.co', "o'neil+quotes@mail.example.com", '王芳@例子.公司', 'x@1.2.3.example'])(
    'accepts %s',
    (email) => {
      expect(isPossibleEmail(email)).toBe(true);
    },
  );

  it.each([
    '',
    'plain',
    '@b.co',
    'a@',
    'a@b',
    'a b@c.de',
    'a@b..co',
    'a@.co',
    'a@b.co.',
    'a@-b.co',
    'a@b@c.de',
    'a@b.co\nBcc: x@y.zz',
    `${'a'.repeat(320)}@b.co`,
  ])('refuses %j', (email) => {
    expect(isPossibleEmail(email)).toBe(false);
  });
});

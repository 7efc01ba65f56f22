import { describe, expect, it } from 'vitest';
import { kindOf } from './finished-file.ts';

describe('kindOf', () => {
  it.each([
    ['Agreement (EN).docx', 'DOCX'],
    ['notes.tar.gz', 'GZ'],
    ['README', ''],
    ['译文。终稿', ''],
    ['a.<script>', ''],
  ])('of %j is %j', (name, kind) => {
    expect(kindOf(name)).toBe(kind);
  });
});

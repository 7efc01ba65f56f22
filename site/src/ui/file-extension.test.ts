import { describe, expect, it } from 'vitest';
import { getExtension } from './file-extension.ts';

describe('getExtension', () => {
  it.each([
    ['Shareholders agreement 股东协议.docx', 'DOCX'],
    ['report.final.pdf', 'PDF'],
  ])('reads the ending of "%s"', (name, extension) => {
    expect(getExtension(name)).toBe(extension);
  });

  it.each(['README', '.gitignore', 'notes.', 'a.verylongending'])('finds none in "%s"', (name) => {
    expect(getExtension(name)).toBeNull();
  });
});

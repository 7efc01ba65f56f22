import { describe, expect, it } from 'vitest';
import { getExtension } from './file-extension.ts';

describe('getExtension', () => {
  it.each([
    ['Shareholders agreement 股东协议.docx', 'DOCX'],
    ['notes.tar.gz', 'GZ'],
  ])('reads the ending of "%s"', (name, extension) => {
    expect(getExtension(name)).toBe(extension);
  });

  it.each(['README', '.gitignore', 'notes.', 'a.verylongending', '译文。终稿', 'a.<script>'])(
    'finds none in "%s"',
    (name) => {
      expect(getExtension(name)).toBeNull();
    },
  );
});

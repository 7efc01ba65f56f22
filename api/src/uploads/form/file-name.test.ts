import { describe, expect, it } from 'vitest';
import { cleanFileName } from './file-name.ts';

describe('cleanFileName', () => {
  it.each([
    ['合同 草案.txt', '合同 草案.txt'],
    ['a/b\\c.txt', 'c.txt'],
    ['line\r\nbreak.txt', 'linebreak.txt'],
    ['line%0D%0Abreak.txt', 'linebreak.txt'],
    ['%22quoted%22.txt', '"quoted".txt'],
    ['zero\u200bwidth\ufeff.txt', 'zerowidth.txt'],
    ['👩\u200d👧 نامه\u200cها.txt', '👩\u200d👧 نامه\u200cها.txt'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['\u061ctag\u{e0041}.txt', 'tag.txt'],
    ['nul\0.txt', 'nul.txt'],
    ['  ', 'document'],
    ['.', 'document'],
    ['folder/', 'document'],
    ['.gitignore', '.gitignore'],
  ])('makes %j into %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it('shortens a very long name and keeps its ending', () => {
    const clean = cleanFileName(`${'长'.repeat(500)}.docx`);
    expect(clean).toHaveLength(255);
    expect(clean.endsWith('长.docx')).toBe(true);
  });

  it('does not cut a character in two', () => {
    expect(/[\ud800-\udbff]$/.test(cleanFileName(`x${'𠮷'.repeat(200)}`))).toBe(false);
  });
});

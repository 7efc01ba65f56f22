import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEntryPaths } from './entry-paths.ts';

describe('toEntryPaths', () => {
  it('keeps names in any script, and composes their accents', () => {
    const names = ['合同（终稿）.docx', '📄 résumé.pdf', 'دفتر.txt', 'Cafe\u0301.txt'];
    expect(toEntryPaths(names)).toEqual([...names.slice(0, 3), 'Caf\u00e9.txt']);
  });

  it('makes paths relative and leaves nothing that leads out of the folder', () => {
    expect(toEntryPaths(['/etc/passwd', '../../a.txt', 'C:\\b.txt', './c/../d.txt', '..'])).toEqual(
      ['etc/passwd', 'a.txt', 'C__b.txt', 'c/d.txt', '_'],
    );
  });

  it('numbers names that are alike, also where only their case differs', () => {
    expect(toEntryPaths(['a.txt', 'a.txt', 'A.TXT', 'a', 'a (2).txt'])).toEqual([
      'a.txt',
      'a (2).txt',
      'A (3).TXT',
      'a',
      'a (2) (2).txt',
    ]);
  });

  it('gives no file the name of a folder', () => {
    expect(toEntryPaths(['deal', 'deal/a.txt'])).toEqual(['deal (2)', 'deal/a.txt']);
  });

  it('shortens what cannot be unpacked, keeping the extension', () => {
    const [folders, name] = toEntryPaths([`${'f/'.repeat(200)}a.docx`, `${'合'.repeat(400)}.docx`]);
    expect(folders).toMatch(/^(?:f\/)+a\.docx$/);
    expect(folders?.length).toBeLessThanOrEqual(240);
    expect(name).toBe(`${'合'.repeat(235)}.docx`);
  });

  it('gives any names at all safe paths, each different', () => {
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('..', '.', 'a', 'A', '/'));
    fc.assert(
      fc.property(fc.array(fc.array(part).map((parts) => parts.join('/'))), (names) => {
        const paths = toEntryPaths(names);
        expect(paths).toHaveLength(names.length);
        expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(names.length);
        for (const path of paths) {
          expect(path).not.toMatch(/^$|^\/|\\|^[a-z]:|(?:^|\/)\.{0,2}(?:\/|$)|[\p{Cc}\p{Cs}]/iu);
        }
      }),
    );
  });
});

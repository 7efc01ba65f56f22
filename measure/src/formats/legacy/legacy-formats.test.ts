import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

const folder = join(import.meta.dirname, '../../../test/legacy');
const readDocument = async (name: string) => new Uint8Array(await readFile(join(folder, name)));
const readPresentation = async (name = 'slides.ppt.gz') =>
  new Uint8Array(gunzipSync(await readDocument(name)));

/** The document with another version in the header of its text, which begins with 0xA5EC. */
function withVersion(document: Uint8Array, version: number): Uint8Array {
  const header = Buffer.from(document).indexOf(Uint8Array.of(0xec, 0xa5));
  const changed = document.slice();
  new DataView(changed.buffer).setUint16(header + 2, version, true);
  return changed;
}

function wordsOf({ counts, outside }: Awaited<ReturnType<typeof measureBytes>>['report']) {
  const parts = Object.entries(outside).map(([part, { words }]) => [part, words]);
  return { main: counts.words, ...Object.fromEntries(parts) };
}

describe('measureDocument on old Office formats', () => {
  it('counts a Word 97 document with fields by their results, and without deleted text', async () => {
    const { report } = await measureBytes(await readDocument('letter.doc'));
    expect(report).toMatchObject({ format: 'doc', exactness: 'exact' });
    expect(wordsOf(report)).toEqual({
      main: 19,
      notes: 4,
      comments: 4,
      hidden: 2,
      'text-boxes': 2,
      'headers-and-footers': 3,
    });
  });

  it.each([
    ['of WPS Office 2005', 191, 19],
    ['that Word wrote for an empty document', 192, 19],
    ['of Word 95', 104, 0],
  ])('reads the version of the header %s', async (_, version, words) => {
    const { report } = await measureBytes(withVersion(await readDocument('letter.doc'), version));
    expect(report.limit).toBe(words === 0 ? 'legacy-office' : undefined);
    expect(report.counts.words).toBe(words);
  });

  it('counts the cells of an Excel 97 workbook each time they are shown', async () => {
    const { report } = await measureBytes(await readDocument('sheet.xls'));
    expect(report).toMatchObject({ format: 'xls', exactness: 'exact' });
    expect(wordsOf(report)).toMatchObject({ main: 6, hidden: 8, comments: 3 });
  });

  it('counts the slides of a PowerPoint 97 presentation, notes and hidden slides apart', async () => {
    const { report } = await measureBytes(await readPresentation());
    expect(report).toMatchObject({ format: 'ppt', exactness: 'exact', pages: 2 });
    expect(wordsOf(report)).toEqual({ main: 9, 'slide-notes': 3, hidden: 2 });
  });

  it('counts each footer of a PowerPoint 97 presentation once, and none that is switched off', async () => {
    const { report } = await measureBytes(await readPresentation('footers.ppt.gz'));
    expect(report).toMatchObject({ format: 'ppt', exactness: 'exact', pages: 4 });
    expect(wordsOf(report)).toEqual({ main: 8, 'headers-and-footers': 5 });
  });

  it.each(['letter.doc', 'sheet.xls'])(
    'says that %s is damaged when it was cut off',
    async (name) => {
      const whole = await readDocument(name);
      for (const share of [0.1, 0.3, 0.6]) {
        const { report } = await measureBytes(whole.subarray(0, Math.floor(whole.length * share)));
        expect(report.exactness).toBe('uncountable');
      }
    },
  );

  it('answers in time whatever single bytes say', async () => {
    const document = await readDocument('letter.doc');
    for (let at = 0; at < document.length; at += 97) {
      const changed = document.slice();
      changed[at] = 0xff - (changed[at] ?? 0);
      const { report } = await measureBytes(changed);
      expect(report.limit).not.toBe('too-slow');
    }
  });
});

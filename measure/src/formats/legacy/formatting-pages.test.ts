import { describe, expect, it } from 'vitest';
import { sourceFromBytes } from '../../byte-source.ts';
import { viewBytes } from '../../byte-view.ts';
import { characterFormatting, readStretches } from './formatting-pages.ts';

const stretchesOnPage = 80;

/** A document whose list names each of its pages, or its first page, some times. */
async function countStretches(pages: number, listed: number): Promise<number> {
  const page = new Uint8Array(512).fill(200);
  page[511] = stretchesOnPage;
  const document = new Uint8Array(pages * 512);
  for (let number = 0; number < pages; number += 1) document.set(page, number * 512);
  const table = new Uint8Array(listed * 8 + 4);
  const list = viewBytes(table);
  for (let index = 0; index < listed; index += 1) {
    list.setUint32((listed + 1) * 4 + index * 4, index % pages, true);
  }
  const header = viewBytes(new Uint8Array(512));
  header.setUint32(characterFormatting.listAt + 4, table.length, true);
  const streams = { document: sourceFromBytes(document), table: sourceFromBytes(table) };
  let count = 0;
  for await (const stretches of readStretches(header, streams, characterFormatting)) {
    count += stretches.length;
  }
  return count;
}

describe('readStretches', () => {
  it('reads the pages that the document lists', async () => {
    expect(await countStretches(3, 3)).toBe(3 * stretchesOnPage);
  });

  it('reads no more pages than the document can have', async () => {
    expect(await countStretches(1, 100_000)).toBeLessThan(3 * stretchesOnPage);
  });

  it('refuses more formatting than documents have', async () => {
    await expect(countStretches(15_000, 15_000)).rejects.toMatchObject({ limit: 'too-large' });
  });
});

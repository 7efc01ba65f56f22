import { describe, expect, it } from 'vitest';
import { readSheetHeader } from './sheet-header.ts';

describe('readSheetHeader', () => {
  it.each([
    ['&L&"Arial,Bold"&12Price list&RPage &P', 'Price list Page'],
    ['&C&KFF0000Draft', 'Draft'],
    ['Müller && Söhne', 'Müller & Söhne'],
    ['R&&D', 'R&D'],
    ['&&P is a code', '&P is a code'],
  ])('reads %s as %s', (text, shown) => {
    expect(readSheetHeader(text).replace(/\s+/g, ' ').trim()).toBe(shown);
  });
});

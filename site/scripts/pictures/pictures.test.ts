import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@yiqiao/contract/text/languages';
import { describe, expect, it } from 'vitest';
import { getPicturePath } from '../../src/content/metadata/share-picture.ts';
import { notFoundRoute, pageRoutes } from '../../src/routes.tsx';

const publicFolder = join(import.meta.dirname, '../../public');
const maxBytes = 40 * 1024;

describe('the sharing pictures', () => {
  const pages = languages.flatMap((language) =>
    [...pageRoutes, notFoundRoute].map(({ path }) => [language, path] as const),
  );

  it.each(pages)('has one in %s for %s', (language, path) => {
    const file = join(publicFolder, getPicturePath(path, language));
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThanOrEqual(maxBytes);
  });
});

describe('the favicon', () => {
  it('is an icon of 32 pixels that holds a PNG', () => {
    const ico = readFileSync(join(publicFolder, 'favicon.ico'));
    expect([ico.readUInt16LE(2), ico.readUInt8(6), ico.readUInt8(7)]).toEqual([1, 32, 32]);
    expect(ico.subarray(ico.readUInt32LE(18) + 1).toString('ascii', 0, 3)).toBe('PNG');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../admin-pwa/src');

it('the console changes its layout by the size of text that the reader has chosen, not by pixels', () => {
  const sheets = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.css'));
  const inPixels = sheets.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), 'utf8').matchAll(/@(?:media|container)[^{]*\dpx[^{]*/g),
    ].map(([rule]) => `${name}: ${rule.trim()}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(inPixels).toEqual([]);
});

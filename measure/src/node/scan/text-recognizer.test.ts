import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTextRecognizer } from './text-recognizer.ts';

describe('createTextRecognizer', () => {
  it('finds the words of shaded cells where it looks for scattered ones', {
    timeout: 60_000,
  }, async () => {
    const picture = join(import.meta.dirname, '../../../test/scan/shaded-table.png');
    const page = { bytes: await readFile(picture), dotsPerInch: 200 };
    const recognize = await createTextRecognizer();
    const manner = { language: 'en', orientation: 1 } as const;
    const scattered = await recognize(page, { ...manner, layout: 'scattered' });
    expect(scattered?.text.split(/\s+/)).toEqual(
      expect.arrayContaining(['Quarter', 'Revenue', '4167.8', 'Total', '691.7', 'thousands']),
    );
    const inColumns = await recognize(page, { ...manner, layout: 'columns' });
    expect(inColumns?.text).toContain('thousands of dollars');
  });
});

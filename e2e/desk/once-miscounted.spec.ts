import type { WordCountBasis } from '@yiqiao/contract/counting/word-count';
import {
  type OnceMiscounted,
  onceMiscounted,
} from '../../measure/test/once-miscounted/once-miscounted.ts';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { findQuotes, openDesk, uploadPanel, waitUntilRead, yourDocument } from './ordering-desk.ts';

const bases: Readonly<Record<OnceMiscounted['exactness'], WordCountBasis>> = {
  exact: 'measured',
  partial: 'partial',
  uncountable: 'none',
};

test('Documents that were counted wrongly once are counted right at the desk, and alike by the server', {
  tag: everythingOnly,
}, async ({ page, request }) => {
  test.setTimeout(600_000);
  await openDesk(page);
  for (const [index, { what, name, content, words, exactness }] of onceMiscounted.entries()) {
    await test.step(what, async () => {
      const file = {
        name: `${index}-${name}`,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      };
      await page.locator('[type=file]').setInputFiles(file);
      await expect(yourDocument(page)).toContainText(file.name);
      await waitUntilRead(page);
      const shown = `${words.toLocaleString('en')} ${words === 1 ? 'word' : 'words'}`;
      if (exactness !== 'uncountable') {
        await expect(uploadPanel(page)).toContainText(new RegExp(`(?<![\\d,])${shown}(?![a-z])`));
      } else {
        await expect(uploadPanel(page)).not.toContainText('Counted by Word’s rule');
      }

      const customerName = `Once miscounted ${index} ${Date.now()}`;
      const translationDirection = 'Chinese to English Translation';
      const fields = { customerName, customerEmail: 'lin@example.com', translationDirection };
      await request.post('/api/upload-quote', { multipart: { ...fields, file } });
      const stored = { wordCountBasis: bases[exactness], wordCount: words };
      await expect
        .poll(() => findQuotes(request, customerName), { timeout: 120_000 })
        .toMatchObject([stored]);
    });
  }
});

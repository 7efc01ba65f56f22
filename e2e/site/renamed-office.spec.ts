import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { corePaths } from '../../site/src/content/pages/core-paths.ts';
import { expect, test } from '../fixtures.ts';
import { createProduct } from '../product.ts';

const company = {
  name: 'Harbour & Hill <Languages>',
  brand: 'Harbour',
  brandChinese: '港山',
  email: 'desk@harbour.test',
};
/** Lower case is in names that devices and stores keep for ever, such as `yiqiao-console`. */
const exampleNames = /Yiqiao|译桥|譯橋|yiqiao\.example/;

test('an office is called what company.json says, from the next start on', async ({ page }) => {
  const product = await createProduct();
  const file = join(product.folder, 'data/company.json');
  try {
    await product.start();
    await page.goto(`${product.origin}/admin/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('about:blank');
    await product.stop();

    await writeFile(file, JSON.stringify(company));
    await product.start();
    for (const prefix of ['', '/zh-hans', '/zh-hant']) {
      for (const path of Object.values(corePaths)) {
        const response = await page.request.get(`${product.origin}${prefix}${path}`);
        expect(await response.text(), prefix + path).not.toMatch(exampleNames);
      }
    }
    // The browser renders what the server has sent, or a console error fails this story.
    for (const path of ['/about', '/zh-hans']) {
      await page.goto(product.origin + path);
      await expect(page.getByRole('link', { name: company.email }).first()).toBeVisible();
      expect(await page.content()).not.toMatch(exampleNames);
    }
    const manifest = await page.request.get(`${product.origin}/admin/manifest.webmanifest`);
    expect(await manifest.json()).toMatchObject({ short_name: 'Harbour' });

    // An installed console learns of it as it learns of a new version.
    await page.goto(`${product.origin}/admin/`);
    await page.getByRole('button', { name: 'Update now' }).click();
    await expect(page).toHaveTitle(/Harbour & Hill <Languages>/);
    expect(await page.content()).not.toMatch(exampleNames);

    await page.goto('about:blank');
    await product.stop();
    await writeFile(file, JSON.stringify({ ...company, adress: 'Pier 1' }));
    await expect(product.start()).rejects.toThrow(
      /company\.json: "adress" is no fact of a company/,
    );
  } finally {
    await product.discard();
  }
});

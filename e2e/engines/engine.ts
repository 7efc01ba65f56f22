import { afterAll, beforeAll } from 'vitest';
import * as z from 'zod';
import { createProduct, type Product } from '../product.ts';
import { startChromium } from './chromium.ts';
import { startFirefox } from './firefox.ts';
import { createPage, type Page } from './page.ts';
import { startWebkit } from './webkit.ts';

const starters = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

/** The browser under test: its engine, and its program (for WebKit: its driver). */
const { ENGINE, ENGINE_PATH } = z
  .object({ ENGINE: z.enum(['chromium', 'firefox', 'webkit']), ENGINE_PATH: z.string() })
  .parse(process.env);

interface Stage {
  readonly page: Page;
  readonly product: Product;
}

export async function startBrowser(): Promise<Page> {
  const page = createPage(await starters[ENGINE](ENGINE_PATH));
  console.info(page.browser);
  return page;
}

/** The built product and a browser for the stories of a file. */
export function setStage(): Stage {
  let page: Page | undefined;
  let product: Product | undefined;

  beforeAll(async () => {
    product = await createProduct();
    await product.start();
    page = await startBrowser();
  });
  afterAll(async () => {
    await page?.close();
    await product?.discard();
  });

  return {
    get page() {
      return set(page);
    },
    get product() {
      return set(product);
    },
  };
}

function set<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('The stage is set when the first story begins.');
  return thing;
}

import type { Browser, Page } from '@playwright/test';
import type { Pixels } from './encode-png.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a browser paints for a piece of HTML, after `prepare` has done its part. */
export async function renderPixels(
  browser: Browser,
  html: string,
  size: Size,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Pixels> {
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await prepare(page);
  const png = (await page.screenshot()).toString('base64');
  const base64 = await page.evaluate(readPixels, png);
  await page.close();
  return { ...size, rgba: Buffer.from(base64, 'base64') };
}

/** Runs in the page: the browser itself is the PNG decoder. */
async function readPixels(png: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let binary = '';
  for (let at = 0; at < data.length; at += 8192) {
    binary += String.fromCharCode(...data.subarray(at, at + 8192));
  }
  return btoa(binary);
}

/** Sets both names of a card as large as the card is wide. */
export async function fitNames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [sideMargins, largest] = [128, 178];
    for (const name of document.querySelectorAll<HTMLElement>('.name')) {
      const fitting = ((window.innerWidth - sideMargins) / name.offsetWidth) * 100;
      name.style.fontSize = `${Math.min(largest, fitting)}px`;
    }
  });
}

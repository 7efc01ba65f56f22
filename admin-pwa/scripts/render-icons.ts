/**
 * Renders the icons of the console from icon.svg and badge.svg in public/icons with Chromium.
 * Run after a change of the symbol: CHROME_PATH=/usr/bin/chromium npx tsx admin-pwa/scripts/render-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const folder = join(import.meta.dirname, '../public/icons');
const svg = await readFile(join(folder, 'icon.svg'), 'utf8');

/** Platforms cut their own corners; a maskable icon keeps its symbol in the middle 80 %. */
const square = svg.replace(' rx="18"', '');
const maskable = square.replace(
  '<g id="symbol">',
  '<g id="symbol" transform="translate(50 50) scale(.8) translate(-50.5 -49.5)">',
);

/** Of a notice: Android draws it in one color, and reads its opacity alone. */
const badge = await readFile(join(folder, 'badge.svg'), 'utf8');

const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();

async function render(source: string, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  const url = `data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`;
  await page.setContent(
    `<style>body{margin:0}img{display:block}</style><img src="${url}" width="${size}" height="${size}">`,
  );
  await page.waitForFunction('document.images[0].complete');
  return page.screenshot({ omitBackground: true });
}

await writeFile(join(folder, 'icon-192.png'), await render(svg, 192));
await writeFile(join(folder, 'icon-512.png'), await render(svg, 512));
await writeFile(join(folder, 'maskable-512.png'), await render(maskable, 512));
await writeFile(join(folder, 'apple-touch-180.png'), await render(square, 180));
await writeFile(join(folder, 'badge-96.png'), await render(badge, 96));
await writeFile(join(folder, 'favicon.ico'), asIco(await render(svg, 32), 32));
await browser.close();

/** An .ico with one PNG in it. Source: the ICO file format, 6 bytes of header and 16 per picture. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

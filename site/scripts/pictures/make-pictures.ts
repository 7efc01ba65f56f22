/**
 * Makes the icons and the sharing pictures from the shared tokens. Run by hand after a change of
 * names, tokens or company (`npm run -w @yiqiao/site pictures`): a build machine has no browser.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { languages, pathPrefixes } from '@yiqiao/contract/text/languages';
import type { HomeTexts } from '../../src/content/en/home.ts';
import { loadHome, loadSiteTexts } from '../../src/content/loaders/load-texts.ts';
import { getPicturePath } from '../../src/content/metadata/share-picture.ts';
import { notFoundRoute, pageRoutes } from '../../src/routes.tsx';
import { encodeIco } from './encode-ico.ts';
import { encodePng } from './encode-png.ts';
import { fitNames, renderPixels } from './render-pixels.ts';
import { cardSize, writeShareCard } from './share-card.ts';
import { drawSymbol } from './symbol.ts';

const publicFolder = join(import.meta.dirname, '../../public');
const tokensFile = join(import.meta.dirname, '../../../look/src/tokens.css');
const fontFile =
  '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const faviconSize = 32;
const iconSizes = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 } as const;

const tokens = await readFile(tokensFile, 'utf8');
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
await makeIcons(browser);
await makeSharePictures(browser);
await browser.close();

async function makeIcons(browser: Browser): Promise<void> {
  const symbol = drawSymbol({
    ground: getToken('deep'),
    ring: getToken('on-deep'),
    dot: getToken('dot'),
  });
  await writeFile(join(publicFolder, 'favicon.svg'), symbol);
  for (const [name, size] of Object.entries(iconSizes)) {
    await writeFile(join(publicFolder, name), await rasterise(browser, symbol, size));
  }
  const favicon = await rasterise(browser, symbol, faviconSize);
  await writeFile(join(publicFolder, 'favicon.ico'), encodeIco(favicon, faviconSize));
}

async function rasterise(browser: Browser, svg: string, size: number): Promise<Buffer> {
  const html = `<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`;
  return encodePng(await renderPixels(browser, html, { width: size, height: size }));
}

async function makeSharePictures(browser: Browser): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(fontFile));
  const look = { tokens, font: `data:font/woff2;base64,${font.toString('base64')}` };
  for (const language of languages) {
    await mkdir(join(publicFolder, 'og', pathPrefixes[language]), { recursive: true });
    const texts = await loadSiteTexts[language]();
    const { hero } = await loadHome[language]();
    for (const { key, path } of [...pageRoutes, notFoundRoute]) {
      const { name, nameCompanion } = key === 'home' ? nameHome(hero) : texts.pageNames[key];
      const card = writeShareCard({ language, name, nameCompanion }, look);
      const pixels = await renderPixels(browser, card, cardSize, fitNames);
      await writeFile(join(publicFolder, getPicturePath(path, language)), encodePng(pixels));
    }
  }
}

/** The home page is known by its headline. */
function nameHome({ lines, companionLines }: HomeTexts['hero']) {
  const [first] = companionLines;
  if (first === undefined) throw new Error('The headline has no companion');
  return {
    name: lines.join(first.lang === 'en' ? '' : ' '),
    nameCompanion: {
      lang: first.lang,
      text: companionLines.map(({ text }) => text).join(first.lang === 'en' ? ' ' : ''),
    },
  };
}

/** The light value of a token. */
function getToken(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]+);`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originPlace } from '@yiqiao/contract/public-origin';
import { inLanguage, type Language, languages } from '@yiqiao/contract/text/languages';
import { createPageTemplate } from './page-template.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

type Entry = typeof import('../src/entry-server.tsx');

// `tsx scripts/prerender.ts <folder of the built site> <folder of the build for servers>`
const [dist = '', serverBuild = ''] = process.argv.slice(2);

const { renderPage, routes, notFoundPath }: Entry = await import(
  pathToFileURL(join(serverBuild, 'entry-server.js')).href
);

const template = await createPageTemplate(dist);
for (const language of languages) {
  for (const { path } of routes) await writePage(path, language);
  await writePage(notFoundPath, language);
  await writeLinkEnded(language);
}
for (const language of languages) {
  const file = join(serverBuild, `page.${language}.html`);
  await writeFile(file, template.unfilled(language));
}
await writeFile(join(dist, 'sitemap.xml'), writeSitemap(routes, originPlace));
await writeFile(join(dist, 'robots.txt'), writeRobots(originPlace));
console.log(`Prerendered ${languages.length * (routes.length + 2)} pages.`);

async function writePage(englishPath: string, language: Language): Promise<void> {
  const path = inLanguage(englishPath, language);
  await writeHtml(path, template.fill(await renderPage(path), language));
}

/** What is shown at the address of a client's page where there is none: rendered at no real key. */
async function writeLinkEnded(language: Language): Promise<void> {
  const rendered = await renderPage(inLanguage('/request/ended', language));
  await writeHtml(inLanguage('/request', language), template.fillRequest(rendered, language));
}

async function writeHtml(path: string, html: string): Promise<void> {
  const file = join(dist, getFileName(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** `/about` is served from `about.html`, `/zh-hans` from `zh-hans.html`. */
function getFileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

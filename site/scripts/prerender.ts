import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originPlace } from '@yiqiao/contract/public-origin';
import { createPageTemplate } from './page-template.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

type Entry = typeof import('../src/entry-server.tsx');

// `tsx scripts/prerender.ts <folder of the built site> <folder of the build for servers>`
const [dist = '', serverBuild = ''] = process.argv.slice(2);

const { renderPage, routes, notFoundPath }: Entry = await import(
  pathToFileURL(join(serverBuild, 'entry-server.js')).href
);

const template = await createPageTemplate(dist);
for (const { path } of routes) await writePage(path, getFileName(path));
await writePage(notFoundPath, '404.html');
await writeFile(join(dist, 'sitemap.xml'), writeSitemap(routes, originPlace));
await writeFile(join(dist, 'robots.txt'), writeRobots(originPlace));
console.log(`Prerendered ${routes.length + 1} pages.`);

async function writePage(path: string, fileName: string): Promise<void> {
  const file = join(dist, fileName);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, template.fill(await renderPage(path)));
}

/** `/about` is served from `about.html`. */
function getFileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

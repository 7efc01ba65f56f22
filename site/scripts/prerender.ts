import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { originPlace } from '@yiqiao/contract/public-origin';
import { inLanguage, type Language, languages } from '@yiqiao/contract/text/languages';
import { corePaths, lostLinkPaths } from '../src/content/pages/core-paths.ts';
import type { PageRoute } from '../src/pages/page-route.ts';
import { moduleOf } from './page-modules.ts';
import { takePageStyles } from './page-styles.ts';
import { createPageTemplate, fillTemplate } from './page-template.ts';
import { writeRobots, writeSitemap } from './sitemap.ts';

type Entry = typeof import('../src/entry-server.tsx');

// `tsx scripts/prerender.ts <folder of the built site> <folder of the build for servers>`
const [dist = '', serverBuild = ''] = process.argv.slice(2);

const { renderPage, pageRoutes, notFoundRoute }: Entry = await import(
  pathToFileURL(join(serverBuild, 'entry-server.js')).href
);

/** From which a server renders the pages of an office with another name. */
interface RenderingPlan {
  readonly templates: string[];
  readonly pages: { file: string; path: string; template: number }[];
}

const stylesOf = await takePageStyles(dist);
const template = await createPageTemplate(dist);
const plan: RenderingPlan = { templates: [], pages: [] };
for (const language of languages) {
  for (const route of [...pageRoutes, notFoundRoute]) await writePage(route, language);
  await writeRequestPages(language);
}
await writeFile(join(serverBuild, 'pages.json'), JSON.stringify(plan));
await writeFile(join(dist, 'sitemap.xml'), writeSitemap(pageRoutes, originPlace));
await writeFile(join(dist, 'robots.txt'), writeRobots(originPlace));
console.log(`Prerendered ${languages.length * (pageRoutes.length + 5)} pages.`);

async function writePage(route: PageRoute, language: Language): Promise<void> {
  const path = inLanguage(route.path, language);
  await writeHtml(path, template(stylesOf(moduleOf(route)), language));
}

/** What the server puts clients' pages into, and what is shown at the address of one that is none. */
async function writeRequestPages(language: Language): Promise<void> {
  const page = template(stylesOf(moduleOf({ key: 'request', kind: 'request' })), language);
  await writeFile(join(serverBuild, `page.${language}.html`), page);
  await writeHtml(inLanguage(corePaths.request, language), page);
  const lost = template(stylesOf(moduleOf({ key: 'lostLink', kind: 'request' })), language);
  for (const path of Object.values(lostLinkPaths))
    await writeHtml(inLanguage(path, language), lost);
}

async function writeHtml(path: string, page: string): Promise<void> {
  const name = getFileName(path);
  const known = plan.templates.indexOf(page);
  const index = known === -1 ? plan.templates.push(page) - 1 : known;
  plan.pages.push({ file: name, path, template: index });
  const file = join(dist, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, fillTemplate(page, await renderPage(path)));
}

/** `/about` is served from `about.html`, `/zh-hans` from `zh-hans.html`. */
function getFileName(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

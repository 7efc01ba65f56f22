import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { company, exampleCompany } from '@yiqiao/contract/company';
import * as z from 'zod/mini';
import { splitRendered, splitTemplate } from './page-template.ts';

/** What the build has left to render its pages again: each document once, and the page of each file. */
const plan = z.object({
  templates: z.array(z.string()),
  pages: z.array(z.object({ file: z.string(), path: z.string(), template: z.int() })),
});

/**
 * The pages of an office that is not the example, by the addresses of their files. They were rendered
 * for the example when they were built; a company's name changes more than the places it is printed
 * in, such as what a page explains and where a line breaks.
 * @returns none for the example: its pages are what was built.
 */
export async function renderPages(
  siteServerFolder: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const rendered = new Map<string, string>();
  if (siteServerFolder === undefined || isDeepStrictEqual(company, exampleCompany)) return rendered;
  const { templates, pages } = plan.parse(
    JSON.parse(await readFile(join(siteServerFolder, 'pages.json'), 'utf8')),
  );
  const { renderPage }: { renderPage(path: string): Promise<string> } = await import(
    pathToFileURL(join(siteServerFolder, 'entry-server.js')).href
  );
  for (const { file, path, template } of pages) {
    const [before, between, after] = splitTemplate(templates[template] ?? '');
    const { head, body } = splitRendered(await renderPage(path));
    rendered.set(`/${file}`, `${before}${head}${between}${body}${after}`);
  }
  return rendered;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { company, exampleCompany } from '@yiqiao/contract/company';
import * as z from 'zod/mini';
import { splitRendered, splitTemplate } from './page-template.ts';

/** What the build provides for rendering pages again: each template once, and the page of each file. */
const plan = z.object({
  templates: z.array(z.string()),
  pages: z.array(z.object({ file: z.string(), path: z.string(), template: z.int() })),
});

/**
 * Renders the pages for an office other than the example, by path. The build rendered them for the example; a
 * company's name affects more than the places where it is printed, such as explanations and line breaks.
 * @returns nothing for the example, whose pages are the built ones.
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

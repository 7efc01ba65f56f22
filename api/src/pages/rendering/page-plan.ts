import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { splitRendered, splitTemplate } from './page-template.ts';
import type { SiteRenderer } from './site-renderer.ts';

/** What the build provides for rendering pages again: each template once, and the page of each file. */
const planSchema = z.object({
  templates: z.array(z.string()),
  pages: z.array(z.object({ file: z.string(), path: z.string(), template: z.int() })),
});

/**
 * Renders a page of the site for an office other than the example, whose pages are the built ones: a company's name
 * affects more than the places where it is printed, such as explanations and line breaks.
 * @param address of the built file, such as `/about.html`.
 * @returns `null` for a file that the site does not render.
 */
export type RenderBuiltPage = (address: string) => Promise<string | null>;

/** @param siteServerFolder the site's build for servers. */
export function createBuiltPageRenderer(
  siteServerFolder: string,
  { render }: Pick<SiteRenderer, 'render'>,
): RenderBuiltPage {
  let loading: ReturnType<typeof loadPlan> | null = null;
  return async (address) => {
    loading ??= loadPlan(siteServerFolder);
    const { templates, pages } = await loading;
    const page = pages.get(address);
    if (page === undefined) return null;
    const [before, between, after] = splitTemplate(templates[page.template] ?? '');
    const { head, body } = splitRendered(await render(page.path));
    return `${before}${head}${between}${body}${after}`;
  };
}

async function loadPlan(folder: string) {
  const text = await readFile(join(folder, 'pages.json'), 'utf8');
  const { templates, pages } = planSchema.parse(JSON.parse(text));
  return { templates, pages: new Map(pages.map((page) => [`/${page.file}`, page])) };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { company } from '@yiqiao/contract/company';
import { inLanguage, type Language, languages } from '@yiqiao/contract/text/languages';
import { pagePolicy } from './page-policy.ts';
import { type PageTemplate, splitRendered, splitTemplate } from './page-template.ts';
import { putOrigin } from './public-origin.ts';
import { putCompany } from './put-company.ts';
import { createRenderTurns } from './render-turns.ts';

/** The data of a client's page; must match the site's `RequestPageData`. */
export interface RequestPageData {
  readonly request: ClientRequest;
  readonly path: string;
  readonly messageId: string;
  readonly refused: string | null;
}

export interface RenderedPage {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/** @param client the client's key for limits, which take turns. */
export type RenderRequestPage = (
  data: RequestPageData,
  language: Language,
  client: string,
) => Promise<RenderedPage>;

interface RendererOptions {
  /** Folder of the site's build for servers. */
  readonly folder: string;
  readonly publicOrigin: string | undefined;
  /** Where its forms may redirect besides our own pages: the payment provider. */
  readonly formTargets?: readonly string[];
}

interface Template {
  readonly parts: PageTemplate;
  readonly policy: string;
}

type RenderPage = (path: string, data: RequestPageData) => Promise<string>;

interface Site {
  readonly renderPage: RenderPage;
  readonly templates: ReadonlyMap<Language, Template>;
}

/** The site's renderer, loaded with the first page. */
export function createRequestPageRenderer(options: RendererOptions): RenderRequestPage {
  let loading: Promise<Site> | null = null;
  const takeTurn = createRenderTurns();
  return async (data, language, client) => {
    loading ??= loadSite(options);
    const { renderPage, templates } = await loading.catch((error: unknown) => {
      loading = null;
      throw error;
    });
    const template = templates.get(language);
    if (template === undefined) throw new Error(`The build has no template in ${language}`);
    const rendered = await takeTurn(client, () =>
      renderPage(inLanguage(data.path, language), data),
    );
    const html = fill(template, rendered, options.publicOrigin);
    return { html, policy: template.policy };
  };
}

async function loadSite({ folder, ...options }: RendererOptions): Promise<Site> {
  const { renderPage }: { renderPage: RenderPage } = await import(
    pathToFileURL(join(folder, 'entry-server.js')).href
  );
  const templates = new Map<Language, Template>();
  for (const language of languages) {
    const html = await readFile(join(folder, `page.${language}.html`), 'utf8');
    templates.set(language, readTemplate(html, options));
  }
  return { renderPage, templates };
}

/**
 * The policy is that of the template: the rendered part contains no scripts or styles, and a client's texts cannot
 * become any.
 */
function readTemplate(
  html: string,
  { publicOrigin, formTargets = [] }: Omit<RendererOptions, 'folder'>,
): Template {
  const named = putCompany('.html', html, company);
  const policy = pagePolicy({ html: named, isCheckout: false, formTargets, publicOrigin });
  return { parts: splitTemplate(named), policy };
}

function fill({ parts }: Template, rendered: string, origin: string | undefined): string {
  const [before, between, after] = parts;
  const { head, body } = splitRendered(rendered);
  const own = putOrigin('.html', `${before}${head}${between}`, origin) ?? '';
  return `${own}${body}${putOrigin('.html', after, origin) ?? ''}`;
}

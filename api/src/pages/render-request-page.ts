import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import type { OfficeFacts } from '@yiqiao/contract/office-facts';
import { inLanguage, type Language, languages } from '@yiqiao/contract/text/languages';
import { pagePolicy } from './page-policy.ts';
import { putOrigin } from './public-origin.ts';
import { putCompany } from './put-company.ts';
import { createRenderTurns } from './render-turns.ts';
import { type PageTemplate, splitRendered, splitTemplate } from './rendering/page-template.ts';
import type { SiteRenderer } from './rendering/site-renderer.ts';

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
  readonly site: Pick<SiteRenderer, 'render'>;
  /** The office's, as they are now; another object whenever they have changed. */
  readonly readFacts: () => OfficeFacts;
  readonly publicOrigin: string | undefined;
  /** Where its forms may redirect besides our own pages: the payment provider. */
  readonly formTargets?: readonly string[];
}

interface Template {
  readonly parts: PageTemplate;
  readonly policy: string;
}

type Templates = ReadonlyMap<Language, Template>;

export function createRequestPageRenderer(options: RendererOptions): RenderRequestPage {
  const { site, publicOrigin } = options;
  const findTemplates = createTemplates(options);
  const takeTurn = createRenderTurns();
  return async (data, language, client) => {
    const template = (await findTemplates()).get(language);
    if (template === undefined) throw new Error(`The build has no template in ${language}`);
    const rendered = await takeTurn(client, () =>
      site.render(inLanguage(data.path, language), data),
    );
    const html = fill(template, rendered, publicOrigin);
    return { html, policy: template.policy };
  };
}

/** Those of the build with the facts of this moment in them. */
function createTemplates({ readFacts, ...options }: RendererOptions): () => Promise<Templates> {
  let known: { readonly facts: OfficeFacts; readonly templates: Promise<Templates> } | null = null;
  return async () => {
    const facts = readFacts();
    if (known?.facts !== facts) known = { facts, templates: readTemplates(options, facts) };
    return known.templates.catch((error: unknown) => {
      known = null;
      throw error;
    });
  };
}

type TemplateOptions = Pick<RendererOptions, 'folder' | 'publicOrigin' | 'formTargets'>;

async function readTemplates(options: TemplateOptions, facts: OfficeFacts): Promise<Templates> {
  const templates = new Map<Language, Template>();
  for (const language of languages) {
    const html = await readFile(join(options.folder, `page.${language}.html`), 'utf8');
    templates.set(language, readTemplate(putCompany('.html', html, facts), options));
  }
  return templates;
}

/**
 * The policy is that of the template: the rendered part contains no scripts or styles, and a client's texts cannot
 * become any.
 */
function readTemplate(html: string, { publicOrigin, formTargets = [] }: TemplateOptions): Template {
  const policy = pagePolicy({ html, isCheckout: false, formTargets, publicOrigin });
  return { parts: splitTemplate(html), policy };
}

function fill({ parts }: Template, rendered: string, origin: string | undefined): string {
  const [before, between, after] = parts;
  const { head, body } = splitRendered(rendered);
  const own = putOrigin('.html', `${before}${head}${between}`, origin) ?? '';
  return `${own}${body}${putOrigin('.html', after, origin) ?? ''}`;
}

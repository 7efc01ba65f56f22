import type { ClaimId } from '@yiqiao/contract/claims/claims-schema';
import { exampleCompany } from '@yiqiao/contract/company';
import { inLanguage, languages } from '@yiqiao/contract/text/languages';
import { vi } from 'vitest';

/** The HTML of pages by their paths. */
export type Pages = ReadonlyMap<string, string>;

/**
 * The pages of an office that does not make some claims, in three languages. As in the server, the site's modules are
 * loaded after the facts are known.
 * @param paths in English; all by default.
 */
export async function renderOffice(
  claimsOff: readonly ClaimId[],
  paths?: readonly string[],
): Promise<Pages> {
  vi.resetModules();
  globalThis.companyFacts =
    claimsOff.length === 0 ? exampleCompany : { ...exampleCompany, claimsOff };
  try {
    const { renderPage, pageRoutes } = await import('../../src/entry-server.tsx');
    const all = [...pageRoutes.map(({ path }) => path), '/nowhere', '/request', '/request/ended'];
    const pages = new Map<string, string>();
    for (const path of paths ?? all) {
      for (const language of languages) {
        const address = inLanguage(path, language);
        pages.set(address, await renderPage(address));
      }
    }
    return pages;
  } finally {
    globalThis.companyFacts = undefined;
    vi.resetModules();
  }
}

/** What is to be searched for words: tags with their attributes, and the text without any. */
export function wordsOf(html: string): string {
  return `${html}\n${textOf(html)}`;
}

export function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<\/?(?:a|b|i|em|strong|span|s|small|time)\b[^>]*>|<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, '\n');
}

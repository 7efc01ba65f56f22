import { createHash } from 'node:crypto';
import { companyScript } from '@yiqiao/contract/company';
import type { Company } from '@yiqiao/contract/company-schema';
import { escapeHtml } from '../http/answers/escape-html.ts';

const worker = '/admin/sw.js';
const manifest = '/admin/manifest.webmanifest';

/** Built files that say, or hand to their scripts, who runs this installation. */
export function mayNameCompany(address: string): boolean {
  return address.endsWith('.html') || address === worker || address === manifest;
}

/**
 * Puts the company's facts where the build has left places for them. The service worker and what it
 * keeps carry a digest of the facts: a changed name reaches installed consoles as a new version does.
 */
export function putCompany(address: string, text: string, company: Company): string {
  const script = companyScript(company);
  if (address === worker) return `${script};\n${text.replaceAll('%FACTS%', digest(script))}`;
  if (address === manifest) return putNames(text, company, escapeJson);
  return putNames(text, company, escapeHtml).replace(
    '<!--company-->',
    () => `<script>${script}</script>`,
  );
}

function putNames(
  text: string,
  { name, brand }: Company,
  escapeName: (name: string) => string,
): string {
  return text
    .replaceAll('%COMPANY%', () => escapeName(name))
    .replaceAll('%BRAND%', () => escapeName(brand));
}

function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

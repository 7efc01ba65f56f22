import { createHash } from 'node:crypto';
import { companyScript } from '@yiqiao/contract/company';
import type { OfficeFacts } from '@yiqiao/contract/office-facts';
import { escapeHtml } from '../http/answers/escape-html.ts';

const worker = '/admin/sw.js';
const manifest = '/admin/manifest.webmanifest';

/** Built files that contain the company's facts, or pass them to their scripts. */
export function mayNameCompany(address: string): boolean {
  return address.endsWith('.html') || address === worker || address === manifest;
}

/**
 * Fills in the company's facts where the build has left placeholders. The service worker's file list includes a
 * digest of the facts, so that a changed name reaches installed consoles like a new version.
 */
export function putCompany(address: string, text: string, facts: OfficeFacts): string {
  const { claimsOff: _, prices: _prices, hours: _hours, kept: _kept, ...company } = facts;
  // The console makes no claims, prices by records, promises nobody anything and asks how long things are kept: no
  // installed one is to be renewed because of any of them.
  const script = companyScript(address.startsWith('/admin/') ? company : facts);
  if (address === worker) return `${script};\n${text.replaceAll('%FACTS%', digest(script))}`;
  if (address === manifest) return putNames(text, facts, escapeJson);
  return putNames(text, facts, escapeHtml).replace(
    '<!--company-->',
    () => `<script>${script}</script>`,
  );
}

function putNames(
  text: string,
  { name, brand }: OfficeFacts,
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

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originPlace } from '@yiqiao/contract/public-origin';
import type { Language } from '@yiqiao/contract/text/languages';
import type { PageStyles } from './page-styles.ts';

/** The document of a page in a language, with marks where its head and its body belong. */
type PageTemplate = (styles: PageStyles, language: Language) => string;

const headMark = '<!--page-head-->';
const bodyMark = '<!--page-body-->';

/** Reads the built `index.html`; each page's styles are part of the page, so nothing blocks the first paint. */
export async function createPageTemplate(dist: string): Promise<PageTemplate> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const sheet = /<link rel="stylesheet"[^>]*>/.exec(built)?.[0];
  if (sheet === undefined) throw new Error('The built index.html has no style sheet');
  const document = leaveOriginPlace(moveScriptToEnd(built));
  return ({ css, files }, language) => {
    const head = [...listFontPreloads(css), wrapStyle(css), ...files.map(linkUnused)].join('');
    return setLanguage(
      document.replace(sheet, () => head),
      language,
    );
  };
}

/** Vite loads the styles of a module unless it finds a link to them; a disabled one loads nothing. */
function linkUnused(file: string): string {
  return `<link rel="stylesheet" href="/${file}" disabled>`;
}

/** React prints the tags of the head first; they go where a head's tags belong. */
export function fillTemplate(template: string, rendered: string): string {
  const [head = ''] = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(rendered) ?? [];
  if (!head.includes('<title>')) throw new Error('The rendered page has no title');
  const body = rendered.slice(head.length);
  return replaceMark(replaceMark(template, headMark, head), bodyMark, body);
}

/** A script named in the head takes its turn before the first paint, deferred or not: measured. */
export function moveScriptToEnd(html: string): string {
  const [script] = /<script type="module"[^>]*><\/script>/.exec(html) ?? [];
  if (script === undefined) throw new Error('The built index.html has no script');
  const last = script.replace('<script', '<script fetchpriority="low"');
  return html.replace(script, '').replace('</body>', () => `${last}</body>`);
}

/** Where the browser reads the public origin, so that it renders the tags that the server sent. */
function leaveOriginPlace(html: string): string {
  if (!html.includes('<html '))
    throw new Error('The built index.html has no <html> with attributes');
  return html.replace('<html ', `<html data-origin="${originPlace}" `);
}

/** The template is in English. */
export function setLanguage(html: string, language: Language): string {
  const start = /<html ([^>]*)lang="en"/;
  if (!start.test(html)) throw new Error('The page does not say its language');
  return html.replace(start, (_, before: string) => `<html ${before}lang="${language}"`);
}

function replaceMark(text: string, mark: string, replacement: string): string {
  if (text.split(mark).length !== 2) throw new Error(`The template needs ${mark} exactly once`);
  return text.replace(mark, () => replacement);
}

function wrapStyle(css: string): string {
  return `<style>${css.trim()}</style>`;
}

function listFontPreloads(css: string): string[] {
  const fonts = new Set(Array.from(css.matchAll(/url\(([^)]+\.woff2)\)/g), ([, url]) => url));
  return Array.from(
    fonts,
    (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
  );
}

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { originPlace } from '@yiqiao/contract/public-origin';
import type { Language } from '@yiqiao/contract/text/languages';

interface PageTemplate {
  /** The document around a page rendered in a language. */
  readonly fill: (rendered: string, language: Language) => string;
  /** The same for what stands at the address of a client's page. */
  readonly fillRequest: (rendered: string, language: Language) => string;
  /** The same with its marks, for pages that the server renders. */
  readonly unfilled: (language: Language) => string;
}

const headMark = '<!--page-head-->';
const bodyMark = '<!--page-body-->';

/** Reads the built `index.html` and turns its style sheet into a style element: nothing blocks the paint. */
export async function createPageTemplate(dist: string): Promise<PageTemplate> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const sheet = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(built);
  if (sheet?.[1] === undefined) throw new Error('The built index.html has no style sheet');
  const css = await readFile(join(dist, sheet[1]), 'utf8');
  await rm(join(dist, sheet[1]));
  const styledBy = (styles: string) => {
    const head = [...listFontPreloads(css), wrapStyle(styles)].join('');
    return leaveOriginPlace(moveScriptToEnd(built.replace(sheet[0], () => head)));
  };
  const template = styledBy(dropLayer(css, 'request'));
  const forRequest = styledBy(css);
  const fillWith = (html: string) => (rendered: string, language: Language) =>
    setLanguage(fillTemplate(html, rendered), language);
  return {
    fill: fillWith(template),
    fillRequest: fillWith(forRequest),
    unfilled: (language) => setLanguage(forRequest, language),
  };
}

/**
 * A minified style sheet without the blocks of a layer. The clients' pages have one of their own: they are
 * never reached from a prerendered page but by a new load.
 */
export function dropLayer(css: string, name: string): string {
  const start = css.indexOf(`@layer ${name}{`);
  if (start < 0) return css;
  let depth = 0;
  let end = css.indexOf('{', start);
  do {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
    end += 1;
  } while (depth > 0 && end < css.length);
  return css.slice(0, start) + dropLayer(css.slice(end), name);
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

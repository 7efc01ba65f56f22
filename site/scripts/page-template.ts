import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

interface PageTemplate {
  /** The document around a rendered page. */
  readonly fill: (rendered: string) => string;
}

const headMark = '<!--page-head-->';
const bodyMark = '<!--page-body-->';
const startModule = 'src/start/start-site.tsx';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.optional(z.array(z.string())) }),
);

/** Reads the built `index.html` and turns its style sheet into a style element: nothing blocks the paint. */
export async function createPageTemplate(dist: string): Promise<PageTemplate> {
  const built = await readFile(join(dist, 'index.html'), 'utf8');
  const sheet = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(built);
  if (sheet?.[1] === undefined) throw new Error('The built index.html has no style sheet');
  const css = await readFile(join(dist, sheet[1]), 'utf8');
  await rm(join(dist, sheet[1]));
  const head = [...listFontPreloads(css), ...(await listScriptPreloads(dist)), wrapStyle(css)];
  const template = built.replace(sheet[0], () => head.join(''));
  return { fill: (rendered) => fillTemplate(template, rendered) };
}

/** React prints the tags of the head first; they go where a head's tags belong. */
export function fillTemplate(template: string, rendered: string): string {
  const [head = ''] = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(rendered) ?? [];
  if (!head.includes('<title>')) throw new Error('The rendered page has no title');
  const body = rendered.slice(head.length);
  return replaceMark(replaceMark(template, headMark, head), bodyMark, body);
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

/** The scripts that bring the page alive may come while the page paints, after everything it needs. */
async function listScriptPreloads(dist: string): Promise<string[]> {
  const manifest = manifestSchema.parse(
    JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')),
  );
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(startModule);
  return Array.from(
    files,
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
  );
}

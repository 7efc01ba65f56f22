// What a first visit may weigh, page by page. Fails when a budget of the design is exceeded.
// npm run bench -- budget
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../build/current/site');
const budgets = { page: 20 * 1024, scripts: 90 * 1024, fonts: 60 * 1024 };
/** The desk, where a visitor comes to do something, also reads forms and answers. */
const deskBudgets = { ...budgets, scripts: 110 * 1024 };
const deskPages = ['quote.html', 'success.html', 'checkout.html'];

const files = await readdir(dist, { recursive: true });
const pages = files.filter((file) => file.endsWith('.html')).toSorted();
let isExceeded = false;

console.log(
  'Brotli bytes of HTML with its style, of the scripts before the first interaction, of fonts',
);
for (const page of pages) {
  const html = await readFile(join(dist, page), 'utf8');
  const weights = {
    page: brotliCompressSync(html).length,
    scripts: await weighScripts(html, page),
    fonts: await weighFonts(html),
  };
  const foreign = listForeignLoads(html);
  const allowed = deskPages.includes(page) ? deskBudgets : budgets;
  const faults = [
    ...(weights.page > allowed.page ? ['page over budget'] : []),
    ...(weights.scripts > allowed.scripts ? ['scripts over budget'] : []),
    ...(weights.fonts > allowed.fonts ? ['fonts over budget'] : []),
    ...foreign.map((url) => `loads ${url}`),
  ];
  isExceeded ||= faults.length > 0;
  const numbers = Object.values(weights).map((bytes) => String(bytes).padStart(7));
  console.log(`${page.padEnd(34)}${numbers.join('')}  ${faults.join(', ') || 'ok'}`);
}
console.log(
  `${'budget'.padEnd(34)}${Object.values(budgets)
    .map((b) => String(b).padStart(7))
    .join('')}`,
);
process.exitCode = isExceeded ? 1 : 0;

/** The page's script, what it loads to bring the page alive, the page's chunk, and their imports. */
async function weighScripts(html: string, page: string): Promise<number> {
  const named = Array.from(
    html.matchAll(/<script[^>]*src="\/(assets\/[^"]+\.js)"/g),
    ([, file = '']) => file,
  );
  const reached = new Set<string>();
  for (const file of [...named, findChunk('start-site'), findChunk(chunkOf(page))]) {
    await reachImports(file, reached);
  }
  const sizes = await Promise.all(Array.from(reached, weighFile));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function findChunk(name: string): string {
  const chunk = files.find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'));
  if (chunk === undefined) throw new Error(`The build has no chunk "${name}"`);
  return chunk;
}

function chunkOf(page: string): string {
  if (page.startsWith('services/')) return 'service-page';
  if (page.startsWith('industries/')) return 'industry-page';
  const names: Record<string, string> = {
    'index.html': 'home-page',
    'services.html': 'overview-page',
    'terms-of-service.html': 'terms-page',
    'non-disclosure-agreement.html': 'agreement-page',
    '404.html': 'not-found-page',
  };
  return names[page] ?? `${page.replace('.html', '')}-page`;
}

async function reachImports(file: string, reached: Set<string>): Promise<void> {
  if (reached.has(file)) return;
  reached.add(file);
  const code = await readFile(join(dist, file), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    await reachImports(`assets/${imported}`, reached);
  }
}

async function weighFile(file: string): Promise<number> {
  return brotliCompressSync(await readFile(join(dist, file))).length;
}

/** Fonts are compressed by themselves. */
async function weighFonts(html: string): Promise<number> {
  const fonts = new Set(
    Array.from(html.matchAll(/\/(assets\/[^"')]+\.woff2)/g), ([, file = '']) => file),
  );
  const sizes = await Promise.all(
    Array.from(fonts, async (file) => (await readFile(join(dist, file))).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What the page makes the browser fetch from elsewhere; links a visitor may follow do not count. */
function listForeignLoads(html: string): string[] {
  const loads = [
    ...html.matchAll(/<(?:script|img|iframe|source|video|audio)[^>]*\bsrc="(https?:[^"]+)"/g),
    ...html.matchAll(/<link[^>]*rel="(?!canonical)[^"]*"[^>]*href="(https?:[^"]+)"/g),
    ...html.matchAll(/url\(["']?(https?:[^)"']+)/g),
  ];
  return loads.map(([, url = '']) => url);
}

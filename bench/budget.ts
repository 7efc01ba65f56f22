// What a first visit weighs, as the server sends it to a browser that reads Brotli: page by page, and the
// console up to its first list. Fails when a budget of the design is exceeded.
// npm run bench -- budget [port]
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './http/product.ts';

const [port = 4150] = process.argv.slice(2).map(Number);
const build = join(import.meta.dirname, '../build/current');
/** A page fits into the first ten packets, which a server sends before it waits for an answer (RFC 6928). */
const budgets = { page: 14 * 1024, scripts: 90 * 1024, fonts: 60 * 1024 };
/** The desk, where a visitor comes to do something, also reads forms and answers. */
const deskBudgets = { ...budgets, scripts: 110 * 1024 };
const deskPages = ['quote.html', 'success.html', 'checkout.html'];
/** The list, in English, and the worker that reads it; what is pressed for comes later. */
const consoleBudgets = { ...budgets, scripts: 185 * 1024 };

interface Weights {
  readonly page: number;
  readonly scripts: number;
  readonly fonts: number;
}

const siteFiles = (await readdir(join(build, 'site'), { recursive: true })).toSorted();
const consoleFiles = await readdir(join(build, 'admin'), { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'yiqiao-budget-'));
// With an origin, as a served product has one: pages that name it are packed at the start.
const product = await startProduct(folder, port, { PUBLIC_ORIGIN: 'https://budget.example' });
let isExceeded = false;
try {
  console.log(
    'Brotli bytes of HTML with its style, of the scripts before the first interaction, of fonts',
  );
  for (const file of siteFiles.filter((name) => name.endsWith('.html') && !isForOneClient(name))) {
    const page = `/${file}`.replace(/(index)?\.html$/, '');
    const english = inEnglish(file);
    const scripts = [findChunk(siteFiles, 'start-site'), findChunk(siteFiles, chunkOf(english))];
    await judge(page, deskPages.includes(english) ? deskBudgets : budgets, scripts);
  }
  const consoleScripts = [findChunk(consoleFiles, 'main'), findChunk(consoleFiles, 'list-worker')];
  await judge('/admin/dashboard', consoleBudgets, consoleScripts);
} finally {
  await product.stop();
  await rm(folder, { recursive: true });
}
for (const [name, allowed] of Object.entries({
  budget: budgets,
  'budget of the desk': deskBudgets,
  'budget of the console': consoleBudgets,
})) {
  printLine(name, allowed, '');
}
process.exitCode = isExceeded ? 1 : 0;

/** The file of the same page in English. */
function inEnglish(file: string): string {
  return file.replace(/^zh-han[st]\//, '').replace(/^zh-han[st]\.html$/, 'index.html');
}

/** The frames of a client's own page, with a key and with one that has ended. */
function isForOneClient(file: string): boolean {
  return /(^|\/)request(\/ended)?\.html$/.test(file);
}

/** What a page and the named scripts weigh, the ones they import included. */
async function judge(page: string, allowed: Weights, scripts: readonly string[]): Promise<void> {
  const { text: html, bytes } = await ask(page);
  const named = Array.from(html.matchAll(/<script[^>]*src="([^"]+\.js)"/g), ([, at = '']) => at);
  const base = page.startsWith('/admin/') ? '/admin/' : '/';
  const weights = {
    page:
      bytes +
      (await weigh(
        listMatches(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"(?![^>]*disabled)/g),
      )),
    scripts: await weighScripts([...named, ...scripts.map((file) => base + file)]),
    fonts: await weigh(listMatches(html, /["'(](\/[^"')(]+\.woff2)/g)),
  };
  const faults = [
    ...(weights.page > allowed.page ? ['page over budget'] : []),
    ...(weights.scripts > allowed.scripts ? ['scripts over budget'] : []),
    ...(weights.fonts > allowed.fonts ? ['fonts over budget'] : []),
  ];
  isExceeded ||= faults.length > 0;
  printLine(page, weights, faults.join(', ') || 'ok');
}

function printLine(name: string, { page, scripts, fonts }: Weights, verdict: string): void {
  const numbers = [page, scripts, fonts].map((bytes) => String(bytes).padStart(7));
  console.log(`${name.padEnd(34)}${numbers.join('')}  ${verdict}`);
}

/** What the server answers; `bytes` as it sends them. */
async function ask(address: string): Promise<{ text: string; bytes: number }> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  const text = await response.text();
  const bytes = Number(response.headers.get('content-length'));
  const isExpected = response.ok || address.endsWith('/404');
  if (!isExpected || !(bytes > 0))
    throw new Error(`${address}: ${response.status}, ${bytes} bytes`);
  return { text, bytes };
}

async function weigh(addresses: ReadonlySet<string>): Promise<number> {
  let sum = 0;
  for (const address of addresses) sum += (await ask(address)).bytes;
  return sum;
}

function listMatches(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(pattern), ([, match = '']) => match));
}

async function weighScripts(addresses: readonly string[]): Promise<number> {
  const reached = new Map<string, number>();
  for (const address of addresses) await reachImports(address, reached);
  return [...reached.values()].reduce((sum, bytes) => sum + bytes, 0);
}

async function reachImports(address: string, reached: Map<string, number>): Promise<void> {
  if (reached.has(address)) return;
  const { text, bytes } = await ask(address);
  reached.set(address, bytes);
  for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    await reachImports(address.replace(/[^/]+$/, imported), reached);
  }
}

function findChunk(files: readonly string[], name: string): string {
  const chunk = files.find((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js'));
  if (chunk === undefined) throw new Error(`The build has no chunk "${name}"`);
  return chunk;
}

function chunkOf(page: string): string {
  if (page.startsWith('services/')) return 'service-page';
  if (page.startsWith('industries/')) return 'industry-page';
  if (page.startsWith('request/')) return 'lost-link-page';
  const names: Record<string, string> = {
    'index.html': 'home-page',
    'services.html': 'overview-page',
    'terms-of-service.html': 'load-legal-page',
    'non-disclosure-agreement.html': 'load-legal-page',
    '404.html': 'not-found-page',
  };
  return names[page] ?? `${page.replace('.html', '')}-page`;
}

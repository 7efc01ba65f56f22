import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { errorCode } from '../disk/error-code.ts';
import { pagePolicy } from './page-policy.ts';
import { makeStaticFile, type StaticFile, type StaticFileOptions } from './static-file.ts';

/** Every address of the site and the console, and the page for all others. */
export interface StaticPages {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly notFoundPage: StaticFile | null;
}

interface LoadPagesOptions {
  readonly siteFolder: string;
  readonly consoleFolder: string;
  readonly publicOrigin: string | undefined;
}

const oneYear = 'public, max-age=31536000, immutable';
const checkAgain = 'no-cache';
const oneHour = 'public, max-age=3600';

/** The console's screens are one page; it must answer them without a redirect, or it cannot be installed. */
const consoleScreens = ['/admin/index.html', '/admin/login', '/admin/dashboard'];

/** Reads what was built into memory. A program that was not built has no addresses. */
export async function loadPages(options: LoadPagesOptions): Promise<StaticPages> {
  const upgradesInsecure = options.publicOrigin?.startsWith('https:') ?? false;
  const [site, consoleFiles] = await Promise.all([
    loadFolder(options.siteFolder, '', upgradesInsecure),
    loadFolder(options.consoleFolder, '/admin', upgradesInsecure),
  ]);
  const files = new Map<string, StaticFile>();
  for (const [address, file] of site) files.set(siteAddress(address), file);
  for (const [address, file] of consoleFiles) {
    for (const name of consoleAddresses(address)) files.set(name, file);
  }
  const notFoundPage = files.get('/404') ?? null;
  files.delete('/404');
  return { files, notFoundPage };
}

/** "/services/document.html" is the page "/services/document". */
function siteAddress(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '') || '/';
}

function consoleAddresses(path: string): readonly string[] {
  return path === '/admin/index.html' ? consoleScreens : [path];
}

async function loadFolder(
  folder: string,
  prefix: string,
  upgradesInsecure: boolean,
): Promise<[string, StaticFile][]> {
  const paths = (await listFiles(folder)).filter((path) => !/\.(br|gz|map)$/.test(path));
  const loaded: [string, StaticFile][] = [];
  // One after the other: all at once would need several times the memory that the files keep.
  for (const path of paths) {
    const address = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
    const packed = await readPacked(path);
    const { size } = await stat(path);
    // A packed script may be large, and nobody looks into it.
    const isNeeded = !packed.gzip || packed.gzip.length >= size || address.endsWith('.html');
    const content = isNeeded ? await readFile(path) : null;
    const file = makeStaticFile({
      path,
      size,
      content,
      packed,
      cacheControl: cacheControlOf(address),
      policy: policyOf(address, content, upgradesInsecure),
    });
    loaded.push([address, file]);
  }
  return loaded;
}

function cacheControlOf(address: string): string {
  if (/^(\/admin)?\/assets\//.test(address)) return oneYear;
  return /\.html$|\/sw\.js$|\.webmanifest$/.test(address) ? checkAgain : oneHour;
}

function policyOf(
  address: string,
  content: Buffer | null,
  upgradesInsecure: boolean,
): string | null {
  if (!content || !address.endsWith('.html')) return null;
  const isCheckout = address === '/checkout.html' || address === '/checkout/index.html';
  return pagePolicy({ html: content.toString(), isCheckout, upgradesInsecure });
}

async function readPacked(path: string): Promise<StaticFileOptions['packed']> {
  const [br, gzip] = await Promise.all([readIfThere(`${path}.br`), readIfThere(`${path}.gz`)]);
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

async function readIfThere(path: string): Promise<Buffer | null> {
  return readFile(path).catch(absentAs(null));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    absentAs([]),
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function absentAs<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (errorCode(error) === 'ENOENT') return value;
    throw error;
  };
}

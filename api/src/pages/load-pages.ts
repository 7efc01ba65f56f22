import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { company } from '@yiqiao/contract/company';
import {
  inLanguage,
  type Language,
  languages,
  withoutLanguage,
} from '@yiqiao/contract/text/languages';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { packText } from './pack-text.ts';
import { pagePolicy } from './page-policy.ts';
import { mayNameOrigin, putOrigin } from './public-origin.ts';
import { mayNameCompany, putCompany } from './put-company.ts';
import { makeStaticFile, type StaticFile, type StaticFileOptions } from './static-file.ts';

/** Every path of the site and the console, and the page for all others. */
export interface StaticPages {
  readonly files: ReadonlyMap<string, StaticFile>;
  /** In each language that the build has, here and below. */
  readonly notFoundPages: ReadonlyMap<Language, StaticFile>;
  /** Shown at the path of a client's page for every invalid key. */
  readonly linkEndedPages: ReadonlyMap<Language, StaticFile>;
}

interface LoadPagesOptions {
  /** Undefined when run from source, where another server serves the pages. */
  readonly siteFolder: string | undefined;
  readonly consoleFolder: string | undefined;
  readonly publicOrigin: string | undefined;
  /** Whether links can be mailed to a client who has lost them. Otherwise the site asks to write to the office. */
  readonly hasMail: boolean;
  /** Replacements for built files, by path. */
  readonly rendered?: ReadonlyMap<string, string>;
}

const oneYear = 'public, max-age=31536000, immutable';
const checkAgain = 'no-cache';
const oneHour = 'public, max-age=3600';

/** All screens of the console are one page, which must be served without a redirect, or it cannot be installed. */
const consoleScreens = ['/admin/index.html', '/admin/login', '/admin/dashboard'];

/** Reads the build into memory file by file: reading all at once would take several times the memory. */
export function loadPages({
  siteFolder,
  consoleFolder,
  hasMail,
  ...facts
}: LoadPagesOptions): StaticPages {
  const files = new Map<string, StaticFile>();
  for (const [address, file] of loadFolder(siteFolder, '', facts)) {
    files.set(siteAddress(address), file);
  }
  for (const [address, file] of loadFolder(consoleFolder, '/admin', facts)) {
    for (const name of consoleAddresses(address)) files.set(name, file);
  }
  for (const path of hasMail ? ['/request/write'] : ['/request', '/request/sent']) {
    takePages(files, path);
  }
  const notFoundPages = takePages(files, '/404');
  return { files, notFoundPages, linkEndedPages: takePages(files, '/request/ended') };
}

/** Removes a page that has no path of its own, or that this office has no use for. */
function takePages(files: Map<string, StaticFile>, path: string): Map<Language, StaticFile> {
  const pages = new Map<Language, StaticFile>();
  for (const language of languages) {
    const address = inLanguage(path, language);
    const page = files.get(address);
    if (page) pages.set(language, page);
    files.delete(address);
  }
  return pages;
}

/** "/services/document.html" is the page "/services/document". */
function siteAddress(path: string): string {
  return path.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '') || '/';
}

function consoleAddresses(path: string): readonly string[] {
  return path === '/admin/index.html' ? consoleScreens : [path];
}

type PageFacts = Pick<LoadPagesOptions, 'publicOrigin' | 'rendered'>;

function loadFolder(
  folder: string | undefined,
  prefix: string,
  facts: PageFacts,
): [string, StaticFile][] {
  if (folder === undefined) return [];
  const paths = listFiles(folder).filter((path) => !/\.(br|gz|map)$/.test(path));
  const loaded: [string, StaticFile][] = [];
  for (const path of paths) {
    const address = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
    const built = readBuilt(path, address, facts);
    if (!built) continue;
    const file = makeStaticFile({
      path,
      ...built,
      cacheControl: cacheControlOf(address),
      policy: policyOf(address, built.content, facts.publicOrigin),
    });
    loaded.push([address, file]);
  }
  return loaded;
}

type Built = Pick<StaticFileOptions, 'size' | 'content' | 'packed'>;

/** @returns `null` for a file that has no content on this server. */
function readBuilt(path: string, address: string, facts: PageFacts): Built | null {
  if (mayNameOrigin(address) || mayNameCompany(address)) {
    const text = readFileSync(path, 'utf8');
    const page = putOrigin(address, facts.rendered?.get(address) ?? text, facts.publicOrigin);
    if (page === null) return null;
    const filled = putCompany(address, page, company);
    const content = Buffer.from(filled);
    const packed = filled === text ? readPacked(path) : packText(content);
    return { size: content.length, content, packed };
  }
  const packed = readPacked(path);
  const { size } = statSync(path);
  // Keeps only the compressed form: a script may be large, and its text is not needed.
  const isNeeded = !packed.gzip || packed.gzip.length >= size;
  return { size, content: isNeeded ? readFileSync(path) : null, packed };
}

function cacheControlOf(address: string): string {
  if (/^(\/admin)?\/assets\//.test(address)) return oneYear;
  return /\.html$|\/sw\.js$|\.webmanifest$/.test(address) ? checkAgain : oneHour;
}

function policyOf(
  address: string,
  content: Buffer | null,
  publicOrigin: string | undefined,
): string | null {
  if (!content || !address.endsWith('.html')) return null;
  const isCheckout = /^\/checkout(?:\/index)?\.html$/.test(withoutLanguage(address));
  return pagePolicy({ html: content.toString(), isCheckout, publicOrigin });
}

function readPacked(path: string): StaticFileOptions['packed'] {
  const br = readIfThere(`${path}.br`);
  const gzip = readIfThere(`${path}.gz`);
  return { ...(br && { br }), ...(gzip && { gzip }) };
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    return absentAs(null)(error);
  }
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { inLanguage, type Language, languages } from '@yiqiao/contract/text/languages';
import { type LoadFileOptions, loadFile } from './load-file.ts';
import type { ServedFile } from './served-file.ts';

/** Every path of the site and the console, and the page for all others. */
export interface StaticPages {
  readonly files: ReadonlyMap<string, ServedFile>;
  /** In each language that the build has, here and below. */
  readonly notFoundPages: ReadonlyMap<Language, ServedFile>;
  /** Shown at the path of a client's page for every invalid key. */
  readonly linkEndedPages: ReadonlyMap<Language, ServedFile>;
}

interface LoadPagesOptions extends LoadFileOptions {
  /** Undefined when run from source, where another server serves the pages. */
  readonly siteFolder: string | undefined;
  readonly consoleFolder: string | undefined;
  /** Whether links can be mailed to a client who has lost them. Otherwise the site asks to write to the office. */
  readonly hasMail: boolean;
}

/** All screens of the console are one page, which must be served without a redirect, or it cannot be installed. */
const consoleScreens = ['/admin/index.html', '/admin/login', '/admin/dashboard'];

/** Reads the build into memory file by file: reading all at once would take several times the memory. */
export function loadPages({
  siteFolder,
  consoleFolder,
  hasMail,
  ...options
}: LoadPagesOptions): StaticPages {
  const files = new Map<string, ServedFile>();
  for (const [address, file] of loadFolder(siteFolder, '', options)) {
    files.set(siteAddress(address), file);
  }
  for (const [address, file] of loadFolder(consoleFolder, '/admin', options)) {
    for (const name of consoleAddresses(address)) files.set(name, file);
  }
  for (const path of hasMail ? ['/request/write'] : ['/request', '/request/sent']) {
    takePages(files, path);
  }
  const notFoundPages = takePages(files, '/404');
  return { files, notFoundPages, linkEndedPages: takePages(files, '/request/ended') };
}

/** Removes a page that has no path of its own, or that this office has no use for. */
function takePages(files: Map<string, ServedFile>, path: string): Map<Language, ServedFile> {
  const pages = new Map<Language, ServedFile>();
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

function loadFolder(
  folder: string | undefined,
  prefix: string,
  options: LoadFileOptions,
): [string, ServedFile][] {
  if (folder === undefined) return [];
  const paths = listFiles(folder).filter((path) => !/\.(br|gz|map)$/.test(path));
  const loaded: [string, ServedFile][] = [];
  for (const path of paths) {
    const address = `${prefix}/${relative(folder, path).split(sep).join('/')}`;
    const file = loadFile({ path, address }, options);
    if (file !== null) loaded.push([address, file]);
  }
  return loaded;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

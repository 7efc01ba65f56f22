import type { Budget } from '../../budget.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readXhtml, readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { HtmlText } from '../markup/html-text.ts';
import { SvgText } from '../markup/svg.ts';

/** E-books: the pages of the spine in their order. */
export async function readEpub(archive: ZipArchive, { story, budget }: Reading): Promise<Finding> {
  const packagePart = await readPackagePart(archive, budget);
  const spine = await readSpine(archive, packagePart, budget);
  const pages = spine.filter((page) => archive.has(page));
  if (pages.length === 0) throw new DocumentFault('damaged', 'the book has no pages');
  const encrypted = await readEncryptedFiles(archive, budget);
  for (const [index, page] of pages.entries()) {
    // Books without copy protection encrypt at most their fonts.
    if (encrypted.has(page)) throw new DocumentFault('encrypted', 'the book is protected');
    // A page may be a drawing (EPUB 3.3, 6.2), as those of comics are.
    const text = /\.svg$/i.test(page) ? new SvgText(story) : new HtmlText(story);
    await readXhtml(archive.read(page, budget), text, budget);
    budget.report((index + 1) / pages.length);
  }
  return pages.length < spine.length ? { partial: 'damaged' } : {};
}

async function readPackagePart(archive: ZipArchive, budget: Budget): Promise<string> {
  let part = '';
  await readXmlPart(archive, 'META-INF/container.xml', budget, {
    open(name, attributes) {
      if (name === 'rootfile' && part === '') part = attributes.get('full-path') ?? '';
    },
  });
  return part;
}

/** The names of the pages' files, whether or not they exist; empty for a page without a file. */
async function readSpine(archive: ZipArchive, part: string, budget: Budget): Promise<string[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const files = new Map<string, string>();
  const pages: string[] = [];
  await readXmlPart(archive, part, budget, {
    open(name, attributes) {
      if (name === 'item') files.set(attributes.get('id') ?? '', attributes.get('href') ?? '');
      if (name !== 'itemref') return;
      const file = files.get(attributes.get('idref') ?? '');
      pages.push(file === undefined ? '' : resolveFile(folder, file));
    },
  });
  return pages;
}

async function readEncryptedFiles(archive: ZipArchive, budget: Budget): Promise<Set<string>> {
  const files = new Set<string>();
  if (!archive.has('META-INF/encryption.xml')) return files;
  await readXmlPart(archive, 'META-INF/encryption.xml', budget, {
    open(name, attributes) {
      if (name === 'CipherReference') files.add(resolveFile('', attributes.get('URI') ?? ''));
    },
  });
  return files;
}

/** The name in the archive that a reference resolves to; an impossible reference is in no archive. */
function resolveFile(folder: string, reference: string): string {
  try {
    return decodeURIComponent(new URL(reference, `file:///${folder}`).pathname.slice(1));
  } catch (cause) {
    if (cause instanceof URIError || cause instanceof TypeError) return reference;
    throw cause;
  }
}

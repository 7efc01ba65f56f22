import type { Budget } from '../../budget.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { findLines, joinLines } from '../../layout/find-lines.ts';
import { PageTally } from '../../layout/page-tally.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import { resolvePart } from '../../zip/resolve-part.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { OfdPage } from './ofd-page.ts';

/** Each page is a file in the package, and takes time however little it shows. */
const mostPages = 10_000;

/** The part that names the documents of a package. */
export const ofdRoot = 'OFD.xml';

/**
 * OFD, the fixed layout of Chinese authorities, as in invoices and certificates: the text of its pages
 * as it is written there, that of templates once. Source: GB/T 33190-2016.
 */
export async function readOfd(archive: ZipArchive, { story, budget }: Reading): Promise<Finding> {
  const { pages, templates } = await readDocuments(archive, budget);
  if (pages.size > mostPages) throw new DocumentFault('too-large', 'there are too many pages');
  const tally = new PageTally(story);
  const written = new Set<string>();
  const present = [...pages].filter((part) => archive.has(part));
  for (const [index, part] of present.entries()) {
    budget.check();
    const page = await readPage(archive, part, budget);
    for (const id of page.templates) {
      const template = templates.get(id);
      if (template === undefined || written.has(template) || !archive.has(template)) continue;
      written.add(template);
      story.write('main', toText(await readPage(archive, template, budget)));
    }
    const text = toText(page);
    if (text !== '') tally.add({ kind: 'text', text });
    else tally.add({ kind: page.showsPicture ? 'picture' : 'blank' });
    budget.report((index + 1) / present.length);
  }
  const finding = { pages: pages.size, ...tally.finish() };
  return present.length === pages.size ? finding : { partial: 'damaged', ...finding };
}

async function readPage(archive: ZipArchive, part: string, budget: Budget): Promise<OfdPage> {
  const page = new OfdPage();
  await readXmlPart(archive, part, budget, page);
  return page;
}

function toText({ pieces }: OfdPage): string {
  return joinLines(findLines(pieces));
}

interface DocumentParts {
  /** Each once, however often a hostile document names it. */
  readonly pages: ReadonlySet<string>;
  /** Parts of templates by the number that pages name them by. */
  readonly templates: ReadonlyMap<string, string>;
}

/** A package mostly holds one document. */
async function readDocuments(archive: ZipArchive, budget: Budget): Promise<DocumentParts> {
  const pages = new Set<string>();
  const templates = new Map<string, string>();
  for (const part of await readDocumentNames(archive, budget)) {
    const folder = part.slice(0, part.lastIndexOf('/') + 1);
    await readXmlPart(archive, part, budget, {
      open(name, attributes) {
        const target = attributes.get('BaseLoc');
        if (target === undefined) return;
        if (name === 'Page') pages.add(resolvePart(folder, target));
        if (name !== 'TemplatePage') return;
        templates.set(attributes.get('ID') ?? '', resolvePart(folder, target));
      },
    });
  }
  return { pages, templates };
}

async function readDocumentNames(archive: ZipArchive, budget: Budget): Promise<readonly string[]> {
  const names: string[] = [];
  let isName = false;
  await readXmlPart(archive, ofdRoot, budget, {
    open(name) {
      isName = name === 'DocRoot';
    },
    close() {
      isName = false;
    },
    text(text) {
      if (isName) names.push(resolvePart('', text.trim()));
    },
  });
  return names;
}

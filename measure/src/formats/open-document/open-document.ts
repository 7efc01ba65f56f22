import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readXml } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
import { ChartObject } from './chart-object.ts';
import { OpenDocumentText } from './open-document-text.ts';

/** OpenDocument texts, sheets and presentations, and their templates. */
export async function readOpenDocument(
  archive: ZipArchive,
  format: string,
  { story, budget }: Reading,
): Promise<Finding> {
  await refuseEncrypted(archive, budget);
  const text = new OpenDocumentText(story, format);
  if (archive.has('styles.xml')) await readXml(archive.read('styles.xml', budget), text, budget);
  await readXml(archive.read('content.xml', budget), text, budget);
  for (const [name, part] of text.objects) {
    const chart = new ChartObject(story, part, text.isSheet);
    await readObject(archive, name, chart, budget);
  }
  return text.pages === 0 ? {} : { pages: text.pages };
}

/** Of the objects that a document shows, charts alone have texts to read. */
async function readObject(
  archive: ZipArchive,
  name: string,
  chart: ChartObject,
  budget: Reading['budget'],
): Promise<void> {
  const content = `${name}/content.xml`;
  if (archive.has(content)) await readXml(archive.read(content, budget), chart, budget);
}

/** An encrypted OpenDocument is an ordinary archive whose manifest says so. */
async function refuseEncrypted(archive: ZipArchive, budget: Reading['budget']): Promise<void> {
  if (!archive.has('META-INF/manifest.xml')) return;
  const handler = {
    open(name: string) {
      if (name === 'encryption-data') throw new DocumentFault('encrypted', 'encrypted document');
    },
  };
  await readXml(archive.read('META-INF/manifest.xml', budget), handler, budget);
}

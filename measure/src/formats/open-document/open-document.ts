import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
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
  if (archive.has('styles.xml')) await readXmlPart(archive, 'styles.xml', budget, text);
  await readXmlPart(archive, 'content.xml', budget, text);
  for (const [name, part] of text.objects) {
    const content = `${name}/content.xml`;
    if (!archive.has(content)) continue;
    // Of the objects that a document shows, charts alone have texts to read.
    const chart = new ChartObject(story, part, text.isSheet);
    await readXmlPart(archive, content, budget, chart);
  }
  return text.pages === 0 ? {} : { pages: text.pages };
}

/** An encrypted OpenDocument is an ordinary archive whose manifest says so. */
async function refuseEncrypted(archive: ZipArchive, budget: Reading['budget']): Promise<void> {
  if (!archive.has('META-INF/manifest.xml')) return;
  await readXmlPart(archive, 'META-INF/manifest.xml', budget, {
    open(name) {
      if (name === 'encryption-data') throw new DocumentFault('encrypted', 'encrypted document');
    },
  });
}

import { DocumentFault } from '../../document-fault.ts';
import type { Finding, Reading } from '../../document-reader.ts';
import { readXml } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';
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
  return text.pages === 0 ? {} : { pages: text.pages };
}

/** An encrypted OpenDocument is an ordinary archive whose manifest says so. */
async function refuseEncrypted(archive: ZipArchive, budget: Reading['budget']): Promise<void> {
  if (!archive.has('META-INF/manifest.xml')) return;
  const handler = {
    open(name: string) {
      if (name === 'encryption-data') throw new DocumentFault('encrypted', 'encrypted document');
    },
    close() {},
    text() {},
  };
  await readXml(archive.read('META-INF/manifest.xml', budget), handler, budget);
}

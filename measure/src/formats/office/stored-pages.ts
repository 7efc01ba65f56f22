import type { Budget } from '../../budget.ts';
import { DocumentFault } from '../../document-fault.ts';
import { readXmlPart } from '../../xml/read-xml.ts';
import type { ZipArchive } from '../../zip/zip-archive.ts';

const properties = 'docProps/app.xml';

/**
 * The number of pages when Word last saved the text, which the text alone does not reveal. `undefined` where no
 * program stored them, and where what it stored cannot be read: the text can be counted all the same.
 */
export async function readStoredPages(
  archive: ZipArchive,
  budget: Budget,
): Promise<number | undefined> {
  if (!archive.has(properties)) return undefined;
  let isInside = false;
  let stored = '';
  const handler = {
    open: (name: string) => {
      isInside = name === 'Pages';
    },
    close: () => {
      isInside = false;
    },
    text: (text: string) => {
      if (isInside && stored.length < 20) stored += text;
    },
  };
  try {
    await readXmlPart(archive, properties, budget, handler);
  } catch (cause) {
    if (cause instanceof DocumentFault && cause.limit === 'damaged') return undefined;
    throw cause;
  }
  return /^\d{1,6}$/.test(stored.trim()) && Number(stored) > 0 ? Number(stored) : undefined;
}

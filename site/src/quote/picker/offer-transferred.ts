import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { takeFirstFile } from '../file/take-first-file.ts';
import { useFolderReading } from './folder-reading.ts';
import { offerToDesk } from './offer-to-desk.ts';

type Refusals = QuoteTexts['file']['refusals'];

let reading = new AbortController();

/** Puts the first file of a drop or a paste on the desk; of a folder, once it has been read. */
export function offerTransferred({ items, files }: DataTransfer, refusals: Refusals): void {
  reading.abort();
  // The entries are there only as long as the event lasts.
  const entries = Array.from(items, (item) =>
    item.kind === 'file' ? item.webkitGetAsEntry() : null,
  ).filter((entry) => entry !== null);
  if (!entries.some(({ isDirectory }) => isDirectory)) {
    offerToDesk(takeFirstFile(files), refusals);
    return;
  }
  reading = new AbortController();
  void offerFolders(entries, refusals, reading.signal);
}

async function offerFolders(
  entries: readonly FileSystemEntry[],
  refusals: Refusals,
  signal: AbortSignal,
): Promise<void> {
  useFolderReading.setState(true, true);
  try {
    const { takeFirstOfEntries } = await import('../package/folder/read-entries.ts');
    offerToDesk(await takeFirstOfEntries(entries, signal), refusals);
  } catch (error) {
    if (signal.aborted) return;
    console.warn('The folder could not be read', error);
    offerToDesk({ kind: 'unreadable-folder' }, refusals);
  } finally {
    if (!signal.aborted) useFolderReading.setState(false, true);
  }
}

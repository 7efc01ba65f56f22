import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { takeFirstFile } from '../file/take-first-file.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './folder-input.module.css';
import { offerToDesk } from './offer-to-desk.ts';

/** Chooses a whole folder, where the browser can; its first file is taken, and all can follow as a package. */
export function FolderInput() {
  const { file } = useQuoteTexts();
  const isOffered = useHydrated() && 'webkitdirectory' in HTMLInputElement.prototype;
  return (
    <p className={styles.line} data-off={!isOffered || undefined}>
      <button type="button" className={styles.button} onClick={() => chooseFolder(file.refusals)}>
        {file.chooseFolder}
      </button>
    </p>
  );
}

/** The form has one file input, the document's: this one is never part of it. */
function chooseFolder(refusals: QuoteTexts['file']['refusals']): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.webkitdirectory = true;
  input.addEventListener('change', () => offerToDesk(takeFirstFile(input.files ?? []), refusals));
  input.click();
}

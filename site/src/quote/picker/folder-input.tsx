import { useEffect, useRef } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { takeFirstFile } from '../file/take-first-file.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './folder-input.module.css';
import { offerToDesk } from './offer-to-desk.ts';

/** Chooses a whole folder, where the browser can; its first file is taken, and all can follow as a package. */
export function FolderInput() {
  const { file } = useQuoteTexts();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.webkitdirectory = true;
  }, []);
  const isOffered = useHydrated() && 'webkitdirectory' in HTMLInputElement.prototype;
  return (
    <p className={styles.line} data-off={!isOffered || undefined}>
      <button type="button" className={styles.button} onClick={() => input.current?.click()}>
        {file.chooseFolder}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={file.chooseFolder}
        onChange={({ target }) => {
          offerToDesk(takeFirstFile(target.files ?? []), file.refusals);
          target.value = '';
        }}
      />
    </p>
  );
}

import { useRef, useState } from 'react';
import styles from './link-field.module.css';
import { useHydrated } from './use-hydrated.ts';

interface LinkFieldProps {
  /** Of a page of this site. */
  readonly path: string;
  readonly texts: { readonly copy: string; readonly copied: string };
}

/** An address to keep, and a button that copies it. Without scripts it is the path, and the whole stands in the browser's bar. */
export function LinkField({ path, texts }: LinkFieldProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const isHydrated = useHydrated();
  const address = (isHydrated ? window.location.origin : '') + path;

  async function copy() {
    // Browsers keep the clipboard from pages served over plain http: there the address is selected.
    const isDone = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    if (isDone) setIsCopied(true);
    else if (text.current !== null) getSelection()?.selectAllChildren(text.current);
  }

  return (
    <div className={styles.field}>
      <p ref={text} className={styles.address}>
        {address.replace(/^https?:\/\//, '')}
      </p>
      <button type="button" className={styles.copy} onClick={() => void copy()}>
        <span className={isCopied ? styles.hidden : undefined}>{texts.copy}</span>
        <span role="status" className={isCopied ? undefined : styles.hidden}>
          {isCopied && texts.copied}
        </span>
      </button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { copyText } from './copy-text.ts';
import styles from './link-field.module.css';
import { useHydrated } from './use-hydrated.ts';

interface LinkFieldProps {
  /** Of a page of this site. */
  readonly path: string;
  readonly texts: { readonly copy: string; readonly copied: string; readonly notCopied: string };
}

/** An address to keep, and a button that copies it. Without scripts only the path is shown; the address bar has the rest. */
export function LinkField({ path, texts }: LinkFieldProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'not-copied' | null>(null);
  const isHydrated = useHydrated();
  const address = (isHydrated ? window.location.origin : '') + path;
  const isSelected = outcome === 'not-copied';

  // Over plain http there is no clipboard access: select the whole address instead.
  useEffect(() => {
    if (isSelected && text.current !== null) getSelection()?.selectAllChildren(text.current);
  }, [isSelected]);

  async function copy() {
    setOutcome((await copyText(address)) ? 'copied' : 'not-copied');
  }

  return (
    <>
      <div className={styles.field}>
        <p ref={text} className={styles.address}>
          {isSelected ? address : address.replace(/^https?:\/\//, '')}
        </p>
        <button type="button" className={styles.copy} onClick={() => void copy()}>
          <span className={outcome === 'copied' ? styles.hidden : undefined}>{texts.copy}</span>
          <span role="status" className={outcome === 'copied' ? undefined : styles.hidden}>
            {outcome === 'copied' && texts.copied}
          </span>
        </button>
      </div>
      <p role="status" className={styles.notCopied}>
        {isSelected && texts.notCopied}
      </p>
    </>
  );
}

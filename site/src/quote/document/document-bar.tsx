import { formatMegabytes } from '@yiqiao/contract/quote/upload-limits';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { isFillingIn } from '../../ui/is-filling-in.ts';
import { getExtension } from '../file/file-extension.ts';
import styles from './document-bar.module.css';

interface DocumentBarProps {
  readonly file: File;
  readonly action: {
    readonly label: string;
    /** What the action is done to, for those who hear the button alone. */
    readonly description: string;
    readonly act: () => void;
  };
}

/** The document's name and size, and the way to take it back. */
export function DocumentBar({ file, action }: DocumentBarProps) {
  const bar = useRef<HTMLElement>(null);
  // The control that led here is gone: the keyboard goes on from the document.
  useEffect(() => {
    if (!isFillingIn()) bar.current?.focus();
  }, []);
  const extension = getExtension(file.name);
  return (
    <section ref={bar} className={styles.bar} aria-label="Your document" tabIndex={-1}>
      {extension !== null && (
        <span className={styles.badge} aria-hidden="true">
          {extension}
        </span>
      )}
      <p className={styles.name}>{file.name}</p>
      <p className={styles.size}>{formatMegabytes(file.size)} MB</p>
      <Button
        variant="secondary"
        size="small"
        className={styles.action}
        aria-label={`${action.label} ${action.description}`}
        onClick={action.act}
      >
        {action.label}
      </Button>
    </section>
  );
}

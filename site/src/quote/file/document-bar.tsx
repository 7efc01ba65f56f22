import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { dropInvisible } from '@yiqiao/contract/text/plain-text';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { joinClasses } from '../../ui/class-names.ts';
import { getExtension } from '../../ui/file-extension.ts';
import { isFillingIn } from '../../ui/is-filling-in.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './document-bar.module.css';

interface DocumentBarProps {
  readonly file: File;
  /** Further buttons, before that of `action`. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly action: {
    readonly label: string;
    /** Accessible name, which also says what the action applies to. */
    readonly fullLabel: string;
    readonly act: () => void;
  };
}

/** The document's name and size, and a button to remove it. */
export function DocumentBar({ file, action, children, className }: DocumentBarProps) {
  const texts = useQuoteTexts().document;
  const bar = useRef<HTMLElement>(null);
  // The control that led here is gone: move the focus to the document.
  useEffect(() => {
    if (!isFillingIn()) bar.current?.focus();
  }, []);
  const extension = getExtension(file.name);
  return (
    <section
      ref={bar}
      className={joinClasses(styles.bar, className)}
      aria-label={texts.bar}
      tabIndex={-1}
    >
      {extension !== null && (
        <span className={styles.badge} aria-hidden="true">
          {extension}
        </span>
      )}
      <p className={styles.name}>
        <bdi>{dropInvisible(file.name)}</bdi>
      </p>
      <p className={styles.size}>{formatFileSize(file.size)}</p>
      <p className={styles.actions}>
        {children}
        <Button variant="secondary" size="small" aria-label={action.fullLabel} onClick={action.act}>
          {action.label}
        </Button>
      </p>
    </section>
  );
}

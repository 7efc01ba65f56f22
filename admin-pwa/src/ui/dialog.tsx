import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';
import styles from './dialog.module.css';
import { HanText } from './han-text.tsx';

interface DialogProps {
  title: string;
  width?: 'narrow' | 'usual' | 'wide';
  /** What it is about. It takes the place of the button to close it, where the dialog has one of its own. */
  subject?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own element: focus stays inside, Escape closes it, and it inserts no
 * style element, which the content security policy would refuse.
 */
export function Dialog({ title, width = 'usual', subject, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { shell } = useTexts();
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      data-screen={subject !== undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <HanText>{title}</HanText>
        </h2>
        {subject !== undefined && (
          <p className={styles.subject}>
            <HanText>{subject}</HanText>
          </p>
        )}
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {shell.close}
        </button>
      </div>
      {children}
    </dialog>
  );
}

import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../texts/texts.ts';
import styles from './dialog.module.css';
import { HanText } from './han-text.tsx';
import { focusDetailIfLost } from './screen/focus-detail.ts';

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
 * style element, which the content security policy would refuse. However it ends, the focus goes back to
 * what opened it.
 */
export function Dialog({ title, width = 'usual', subject, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { shell } = useTexts();
  const titleId = useId();
  useModal(dialog);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-width={width}
      data-screen={subject !== undefined}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // In development React mounts it twice: the event of the first time comes when it is open again.
        if (!currentTarget.open) onClose();
      }}
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

/** Open as long as it is mounted. Only a dialog that is closed while it is on the page gives the focus back. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      current?.close();
      // What opened it may be gone, or about to go by the same update.
      queueMicrotask(focusDetailIfLost);
    };
  }, [dialog]);
}

import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './finished-files.module.css';

interface ChooseFilesProps {
  look: 'button' | 'text';
  isOffline: boolean;
  onFiles: (files: File[]) => void;
  children: string;
}

/** A button that opens the file dialog; offline it says why it does not. */
export function ChooseFiles({ look, isOffline, onFiles, children }: ChooseFilesProps) {
  const { delivery } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const [isTold, setIsTold] = useState(false);

  function choose() {
    setIsTold(isOffline);
    if (!isOffline) input.current?.click();
  }

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(currentTarget.files ?? [])]);
    // Allows the same file to be chosen once more after it was removed or failed.
    currentTarget.value = '';
  }

  const Look = look === 'button' ? Button : TextButton;
  return (
    <>
      <Look
        className={styles.choose}
        aria-disabled={isOffline || undefined}
        aria-describedby={isOffline ? reasonId : undefined}
        onClick={choose}
      >
        {children}
      </Look>
      <input
        ref={input}
        className={styles.input}
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={take}
      />
      <span id={reasonId} hidden>
        {delivery.offline}
      </span>
      <span role="status" className={`${parts.fault} ${styles.told}`}>
        {isTold && isOffline && delivery.offline}
      </span>
    </>
  );
}

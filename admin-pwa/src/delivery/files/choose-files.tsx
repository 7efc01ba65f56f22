import { type ChangeEvent, useRef } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useOfflineReason } from '../../ui/use-offline-reason.tsx';
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
  const { control, reason, check } = useOfflineReason(isOffline, delivery.offline, styles.told);

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
        {...control}
        onClick={() => {
          if (check()) input.current?.click();
        }}
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
      {reason}
    </>
  );
}

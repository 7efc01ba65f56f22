import { documentField } from '@yiqiao/contract/record/upload-form';
import type { Ref } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { takeFirstFile } from '../file/take-first-file.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './file-input.module.css';
import { offerToDesk } from './offer-to-desk.ts';

interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly isHidden: boolean;
}

/**
 * The system's own picker, spread invisibly over the ring: a click anywhere in it browses, and a drop
 * or a choice counts even before the page has come alive.
 */
export function FileInput({ ref, isHidden }: FileInputProps) {
  const { file } = useQuoteTexts();
  return (
    <input
      ref={ref}
      className={styles.input}
      type="file"
      name={documentField}
      aria-label={file.choose}
      // Only the browser's own sending needs it; ours has the document on the desk.
      required={!useHydrated()}
      hidden={isHidden}
      onChange={({ target }) => {
        offerToDesk(takeFirstFile(target.files ?? []), file.refusals);
        // Otherwise choosing the same file again would be no change.
        target.value = '';
      }}
    />
  );
}

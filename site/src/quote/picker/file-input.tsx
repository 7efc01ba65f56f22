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
 * The native file input, invisible over the ring: a click anywhere in it opens the picker, and a file that is
 * dropped or chosen before hydration is kept.
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
      // Only native form submission needs it; ours has the document on the desk.
      required={!useHydrated()}
      // Without scripts there is one document to a request.
      multiple={useHydrated()}
      hidden={isHidden}
      onChange={({ target }) => {
        offerToDesk(takeFirstFile(target.files ?? []), file.refusals);
        // Otherwise choosing the same file again would not fire a change event.
        target.value = '';
      }}
    />
  );
}

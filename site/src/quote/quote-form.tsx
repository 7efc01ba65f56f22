import type { RequestFieldName } from '@yiqiao/contract/record/request-fields';
import { uploadQuotePath } from '@yiqiao/contract/record/upload-form';
import { useRef } from 'react';
import { useTexts } from '../texts/site-texts.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { UploadDocument } from './document/upload-document.tsx';
import { DeskAnnouncer } from './progress/desk-announcer.tsx';
import styles from './quote-page.module.css';
import { FaultAnnouncer } from './request/fault-announcer.tsx';
import { ServiceOptions } from './request/service-options.tsx';
import { useAdoptForm } from './request/use-adopt-form.ts';
import { submitOnEnter } from './submit/submit-on-enter.ts';
import { useSubmit } from './submit/use-submit.ts';

const languageField: RequestFieldName = 'language';

/** One form over both halves of the page; without JavaScript the browser posts it itself. */
export function QuoteForm({ fetchSuccess }: Parameters<typeof useSubmit>[0]) {
  const form = useRef<HTMLFormElement>(null);
  const { language } = useTexts();
  const submit = useSubmit({ fetchSuccess });
  useAdoptForm(form);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={uploadQuotePath}
      encType="multipart/form-data"
      noValidate={useHydrated()}
      onKeyDown={submitOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {/* First, so that a form sent without scripts is answered in this language, whatever else is wrong. */}
      <input type="hidden" name={languageField} value={language} />
      <UploadDocument />
      <ServiceOptions />
      <DeskAnnouncer />
      <FaultAnnouncer />
    </form>
  );
}

import { endpoints } from '@yiqiao/contract/http/endpoints';
import { useRef } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { UploadDocument } from './document/upload-document.tsx';
import { DeskAnnouncer } from './progress/desk-announcer.tsx';
import styles from './quote-page.module.css';
import { ServiceOptions } from './request/service-options.tsx';
import { useAdoptForm } from './request/use-adopt-form.ts';
import { submitOnEnter } from './sending/submit-on-enter.ts';
import { useSubmit } from './sending/use-submit.ts';

/** One form over both halves of the page; without JavaScript the browser posts it itself. */
export function QuoteForm() {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  useAdoptForm(form);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={endpoints.uploadQuote.path}
      encType="multipart/form-data"
      noValidate={useHydrated()}
      onKeyDown={submitOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <UploadDocument />
      <ServiceOptions />
      <DeskAnnouncer />
    </form>
  );
}

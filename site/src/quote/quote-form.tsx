import { uploadQuotePath } from '@yiqiao/contract/endpoints';
import { type KeyboardEvent, useRef } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { UploadDocument } from './document/upload-document.tsx';
import { DeskAnnouncer } from './progress/desk-announcer.tsx';
import styles from './quote-page.module.css';
import { ServiceOptions } from './request/service-options.tsx';
import { useAdoptForm } from './request/use-adopt-form.ts';
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
      action={uploadQuotePath}
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

/**
 * Enter in a text field submits a form only while its button is enabled. Ours is not without a
 * document; the visitor is told so instead of nothing happening.
 */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
  if (field.type !== 'text' && field.type !== 'email') return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

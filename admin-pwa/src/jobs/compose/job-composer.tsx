import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useRef } from 'react';
import { ComposerFrame } from '../../composer/composer-frame.tsx';
import { KeptNote } from '../../composer/kept-note.tsx';
import styles from '../../composer/offer-composer.module.css';
import type { KeptDraft } from '../../composer/use-kept-draft.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { isSendKey } from '../../ui/screen/send-key.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { JobStart } from '../job-start.ts';
import { useJobsHere } from '../use-jobs-here.ts';
import { JobFields } from './job-fields.tsx';
import { JobPreview } from './job-preview.tsx';
import { JobTotal } from './job-total.tsx';
import { useJobDraft } from './use-job-draft.ts';
import { useSendingJob } from './use-sending-job.ts';

export interface JobComposerProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  now: number;
  start: JobStart;
  onClose: () => void;
}

/** The form that hands an order to a translator, or changes the terms of a job; takes the place of the detail. */
export function JobComposer({ quote, queued, now, start, onClose }: JobComposerProps) {
  const order = useJobsHere(quote, queued);
  const kept = useJobDraft(order, start);
  return (
    <ComposerFrame quote={quote} now={now} onClose={onClose}>
      {kept && <JobForm {...{ order, now, kept, onClose }} />}
    </ComposerFrame>
  );
}

interface JobFormProps {
  /** With its jobs as they are wanted here. */
  order: QuoteSubmission;
  now: number;
  kept: KeptDraft<JobDraft>;
  onClose: () => void;
}

function JobForm({ order, now, kept, onClose }: JobFormProps) {
  const { order: words, translators } = useTexts();
  const { compose } = translators;
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { draft } = kept;
  const changed = order.jobs?.find(({ id }) => id === draft.jobId);
  const number = changed?.number ?? (order.jobs?.at(-1)?.number ?? 0) + 1;
  const { faults, refusal, send, forgive } = useSendingJob(form, { order, draft, now, onClose });
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={(event) => {
        if (!isSendKey(event)) return;
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.fields}>
        <div className={parts.head}>
          <h2 ref={title} className={styles.title} tabIndex={-1}>
            {changed === undefined ? compose.title : compose.changeTitle}
          </h2>
          <span className={parts.quiet}>{compose.number(number)}</span>
        </div>
        {kept.isKept && <KeptNote onStartOver={kept.startOver} />}
        <JobFields
          {...{ order, draft, faults, now }}
          onChange={(change, field) => {
            forgive(field);
            kept.change(change);
          }}
        />
      </div>
      <div className={styles.foot}>
        <JobTotal draft={draft} look="foot" />
        <p role="alert" className={`${parts.fault} ${styles.refusal}`}>
          {refusal !== null && words.faults(refusal)}
        </p>
        <Actions draft={draft} isChange={changed !== undefined} onCancel={onClose} />
      </div>
      <JobPreview {...{ order, draft, number, now }} />
    </form>
  );
}

interface ActionsProps extends Pick<KeptDraft<JobDraft>, 'draft'> {
  isChange: boolean;
  onCancel: () => void;
}

function Actions({ draft, isChange, onCancel }: ActionsProps) {
  const { compose } = useTexts().translators;
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const colleagues = useConsoleState((state) => state.colleagues);
  const name = colleagues.find(({ id }) => id === draft.personId)?.name;
  const handTo = name === undefined ? compose.title : compose.handTo(name);
  return (
    <div className={styles.actions}>
      <Button type="submit" isPrimary disabled={isOutdated} className={styles.send}>
        <span>
          <HanText>{isChange ? compose.change : handTo}</HanText>
        </span>
      </Button>
      <TextButton className={styles.cancel} onClick={onCancel}>
        {compose.cancel}
      </TextButton>
    </div>
  );
}

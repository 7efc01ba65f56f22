import { offerThatHolds } from '@yiqiao/contract/life/life-state';
import { textLimits } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatSpan } from '../../clocks/format-time.ts';
import { localZone } from '../../clocks/zone-time.ts';
import fields from '../../composer/field.module.css';
import { Field } from '../../composer/field.tsx';
import { MomentField } from '../../composer/moment-field.tsx';
import { readMoment } from '../../composer/offer-form.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { PairMark } from '../../ui/pair-mark.tsx';
import parts from '../../ui/parts.module.css';
import { FeeField } from './fee-field.tsx';
import { FileChoice } from './file-choice.tsx';
import styles from './job-composer.module.css';
import type { JobFaults, JobField } from './job-form.ts';
import { clientsMoment } from './propose-due.ts';
import { TranslatorChoice } from './translator-choice.tsx';

interface JobFieldsProps {
  order: QuoteSubmission;
  draft: JobDraft;
  faults: JobFaults;
  now: number;
  onChange: (change: Partial<JobDraft>, field: JobField) => void;
}

/** The fields of a job. Who has it, and what it is of, stays as it was handed out. */
export function JobFields(props: JobFieldsProps) {
  const { order, draft, faults, onChange } = props;
  const { compose } = useTexts().translators;
  const isChange = draft.jobId !== '';
  return (
    <>
      <TranslatorChoice
        draft={draft}
        isFixed={isChange}
        fault={faults.person}
        onChange={(change) => onChange(change, 'person')}
      />
      {!isChange && (
        <FileChoice
          {...{ order, draft }}
          fault={faults.files}
          onChange={(change) => onChange(change, 'files')}
        />
      )}
      <div className={fields.pair}>
        <WordsField {...props} />
        <div className={`${fields.group} ${styles.direction}`}>
          <p className={parts.head}>
            <span className={fields.label}>{compose.direction}</span>
          </p>
          <p className={styles.fixed}>
            <PairMark direction={order.translationDirection} />
            {texts().services.short(order.translationDirection)}
          </p>
        </div>
      </div>
      <DueField {...props} />
      <FeeField draft={draft} fault={faults.fee} onChange={(change) => onChange(change, 'fee')} />
      <Field label={compose.note} hint={compose.optional} fault={faults.note}>
        {(field) => (
          <textarea
            {...field}
            rows={2}
            maxLength={textLimits.note}
            value={draft.note}
            onChange={({ target }) => onChange({ note: target.value }, 'note')}
          />
        )}
      </Field>
    </>
  );
}

function WordsField({ order, draft, faults, onChange }: JobFieldsProps) {
  const { compose } = useTexts().translators;
  const offer = offerThatHolds(order);
  const isOffered = draft.words === String(offer?.wordCount);
  return (
    <Field
      label={compose.words}
      hint={offer !== null && isOffered ? compose.fromQuote(offer.version) : ''}
      fault={faults.words}
    >
      {(field) => (
        <input
          {...field}
          inputMode="numeric"
          autoComplete="off"
          value={draft.words}
          onChange={({ target }) => onChange({ words: target.value }, 'words')}
        />
      )}
    </Field>
  );
}

/** When the job is due, and how far that is from the client's moment. */
function DueField({ order, draft, faults, now, onChange }: JobFieldsProps) {
  const { compose } = useTexts().translators;
  const at = readMoment(draft.dueDay, draft.dueTime, localZone());
  const moment = clientsMoment(order);
  const spareMs = moment === null || Number.isNaN(at) ? null : moment - at;
  return (
    <MomentField
      name="due"
      label={compose.due}
      day={draft.dueDay}
      time={draft.dueTime}
      fault={faults.due}
      now={now}
      onDay={(dueDay) => onChange({ dueDay }, 'due')}
      onTime={(dueTime) => onChange({ dueTime }, 'due')}
    >
      {spareMs !== null && (
        <p role="status" className={spareMs < 0 ? parts.fault : styles.spare}>
          {spareMs < 0 ? compose.after(formatSpan(-spareMs)) : compose.before(formatSpan(spareMs))}
        </p>
      )}
    </MomentField>
  );
}

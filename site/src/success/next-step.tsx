import { company } from '@yiqiao/contract/company';
import type { QuoteReceipt } from '@yiqiao/contract/record/quote';
import { replyDueAt } from '@yiqiao/contract/text/deadline';
import type { SuccessTexts } from '../content/en/success.ts';
import styles from './next-step.module.css';

interface NextStepProps {
  readonly texts: SuccessTexts;
  readonly receipt: QuoteReceipt;
}

/** What happens next, by when, and what to do about a wrong address, while it can still be found. */
export function NextStep({ texts, receipt }: NextStepProps) {
  const { next, wrong, formats, receipt: names } = texts;
  const due = new Date(replyDueAt(receipt.createdAt));
  const subject = encodeURIComponent(wrong.subject(receipt.reference));
  return (
    <>
      <ol className={styles.steps}>
        <li>{next.read}</li>
        <li>
          {next.quote.before}
          <b>
            <time dateTime={due.toISOString()}>{names.yourTime(formats.moment(due))}</time>
          </b>
          {next.quote.after}
        </li>
        <li>{next.decide}</li>
      </ol>
      <p className={styles.address}>
        {wrong.before}
        <a href={`mailto:${company.email}?subject=${subject}`}>{wrong.link}</a>
        {wrong.after}
      </p>
    </>
  );
}

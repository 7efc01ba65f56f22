import { company } from '@yiqiao/contract/company';
import type { SuccessTexts } from '../content/en/success.ts';
import styles from './success-page.module.css';

interface NextStepProps {
  readonly texts: SuccessTexts;
  readonly replyTo: string;
  readonly reference: string | undefined;
}

/** Where the reply goes, while a typing error can still be found, and what it will bring. */
export function NextStep({ texts, replyTo, reference = '' }: NextStepProps) {
  const { next, wrong } = texts;
  const subject = encodeURIComponent(wrong.subject(reference));
  return (
    <>
      <p className={styles.next}>
        {next.before}
        <b>{replyTo}</b>
        {next.after}
      </p>
      <p className={styles.next}>
        {wrong.before}
        <a href={`mailto:${company.email}?subject=${subject}`}>{wrong.link}</a>
        {wrong.after}
      </p>
    </>
  );
}

import { company } from '@yiqiao/contract/company';
import styles from './success-page.module.css';

interface NextStepProps {
  readonly replyTo: string;
  readonly reference: string | undefined;
}

/** Where the reply goes, while a typing error can still be found, and what it will bring. */
export function NextStep({ replyTo, reference = '' }: NextStepProps) {
  const subject = encodeURIComponent(`A different address for ${reference}`.trim());
  return (
    <>
      <p className={styles.next}>
        Next, we read your document and send the price and the delivery date to <b>{replyTo}</b>.
        Nothing is due until you decide.
      </p>
      <p className={styles.next}>
        Is that address wrong?{' '}
        <a href={`mailto:${company.email}?subject=${subject}`}>Write to us</a> and give the
        reference.
      </p>
    </>
  );
}

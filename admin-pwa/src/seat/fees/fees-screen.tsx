import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../clocks/format-time.ts';
import { centsText, moneyText } from '../../figures/money-text.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { jobName } from '../views/job-name.ts';
import styles from './fees.module.css';
import { type FeeMonth, feesByMonth } from './fees-by-month.ts';

export interface FeesScreenProps {
  jobs: readonly TranslatorJob[];
  onOpen: (jobId: string) => void;
  onClose: () => void;
}

/** What a translator has earned, in the place of the jobs. */
export function FeesScreen({ jobs, onOpen, onClose }: FeesScreenProps) {
  const { people, seat } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const months = feesByMonth(jobs);
  return (
    <section className={styles.screen} aria-label={seat.fees.title}>
      <div className={styles.back}>
        <TextButton onClick={onClose}>{people.back}</TextButton>
      </div>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {seat.fees.title}
      </h2>
      <p className={styles.about}>{seat.fees.about}</p>
      {months.length === 0 && <p role="status">{seat.fees.none}</p>}
      {months.map((month) => (
        <Month key={month.month} {...month} onOpen={onOpen} />
      ))}
    </section>
  );
}

function Month({ month, lines, sums, onOpen }: FeeMonth & Pick<FeesScreenProps, 'onOpen'>) {
  const { fees } = useTexts().seat;
  return (
    <section className={styles.month} aria-labelledby={`month-${month}`}>
      <div className={styles.head}>
        <h3 id={`month-${month}`} className={styles.name}>
          {/* Without a zone it is midnight here. */}
          {fees.month(new Date(`${month}-01T00:00`))}
        </h3>
        <span className={styles.count}>{fees.jobs(lines.length)}</span>
        <p className={styles.sums}>
          {sums.map(({ currency, cents }) => (
            <span key={currency}>{centsText(cents, currency)}</span>
          ))}
        </p>
      </div>
      <ul>
        {lines.map(({ job, at }) => (
          <li key={job.id} className={styles.line}>
            <TextButton className={styles.job} onClick={() => onOpen(job.id)}>
              <HanText>{jobName(job)}</HanText>
            </TextButton>
            <span className={styles.day}>{formatDay(at)}</span>
            {job.fee && (
              <span className={styles.fee}>{moneyText(job.fee.total, job.fee.currency)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

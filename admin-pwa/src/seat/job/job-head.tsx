import { isAtWork } from '@yiqiao/contract/commands/jobs/hand-in-job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { formatComing, formatRecent } from '../../clocks/format-time.ts';
import { cityOf, localZone } from '../../clocks/zone-time.ts';
import { moneyText } from '../../figures/money-text.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { PairMark } from '../../ui/pair-mark.tsx';
import { jobName } from '../views/job-name.ts';
import { FillingStop } from './filling-stop.tsx';
import { jobFigure } from './job-figure.ts';
import styles from './job-head.module.css';

interface JobHeadProps {
  job: TranslatorJob;
  now: number;
}

/** What the job is, and how much there is to do or how long for it. */
export function JobHead({ job, now }: JobHeadProps) {
  const { seat } = useTexts();
  const { reference, number, steps } = job;
  const [offered] = steps;
  const by = offered?.by?.name ?? seat.office;
  return (
    <header>
      <h2 id="detail-name" className={styles.name} tabIndex={-1}>
        <HanText>{jobName(job)}</HanText>
      </h2>
      <p className={styles.origin}>
        <span>{seat.number(reference, number)}</span>
        {offered !== undefined && (
          <span>
            <HanText>{seat.handedOver(by, formatRecent(offered.at, now))}</HanText>
          </span>
        )}
      </p>
      <div className={styles.clock}>
        <Figure job={job} now={now} />
        <FillingStop direction={job.translationDirection} stop={jobFigure(job, now).stop} />
      </div>
    </header>
  );
}

function Figure({ job, now }: JobHeadProps) {
  const { parts, isLate } = jobFigure(job, now);
  return (
    <div className={styles.said}>
      <p className={styles.figure} data-late={isLate} data-time={isAtWork(job)}>
        {parts.map(({ value, unit }) => (
          <span key={unit} className={styles.part}>
            {value !== '' && <span className={styles.value}>{value}</span>}{' '}
            <span className={styles.unit}>{unit}</span>
          </span>
        ))}
      </p>
      <p className={styles.line}>
        <PairMark direction={job.translationDirection} />
        <span>
          <HeadLine job={job} now={now} />
        </span>
      </p>
    </div>
  );
}

/** The moment it is due at work, else what it is. */
function HeadLine({ job, now }: JobHeadProps) {
  const { figures, seat, services } = useTexts();
  const { translationDirection, words, fee, dueAt } = job;
  const pair = services.short(translationDirection);
  const sum = fee && moneyText(fee.total, fee.currency);
  if (!isAtWork(job)) return job.state === 'offered' ? pair : figures.list(withSum([pair], sum));
  const { until, was } = seat.figure;
  const isLate = Date.parse(dueAt) < now;
  const moment = (isLate ? was : until)(formatComing(dueAt, now), cityOf(localZone()));
  const about = figures.list(withSum([moment, figures.words(words)], sum)).slice(moment.length);
  return (
    <>
      <span className="visually-hidden">{pair}</span>
      <strong>{moment}</strong>
      {about}
    </>
  );
}

function withSum(texts: readonly string[], sum: string | undefined): readonly string[] {
  return sum === undefined ? texts : [...texts, sum];
}

import { isJobOver } from '@yiqiao/contract/record/job';
import type { ReactNode } from 'react';
import { formatRecent } from '../../clocks/format-time.ts';
import { hasSeveral } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { createSayWho } from '../../ui/say-who.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { isUnsentJob } from '../job-entries.ts';
import { JobFacts } from './job-facts.tsx';
import { JobTalk } from './job-talk.tsx';
import styles from './jobs.module.css';
import type { JobProps } from './jobs-props.ts';

interface JobPartProps extends JobProps {
  /** What else can be done. */
  children?: ReactNode;
}

/** A job: its terms, and what office and translator say to each other. */
export function JobPart(props: JobPartProps) {
  const { quote, job, now } = props;
  const { translators } = useTexts();
  const isOfSeveral = useConsoleState(hasSeveral);
  const [first] = job.steps;
  const who = first === undefined ? '' : createSayWho(isOfSeveral)(first);
  const isUnsent = isUnsentJob(quote, job);
  return (
    <section className={styles.part}>
      <div className={parts.head}>
        <h3 className={styles.title} tabIndex={-1}>
          {translators.job(job.number)}
        </h3>
        {first !== undefined && !isUnsent && (
          <span className={parts.quiet}>
            <HanText>{translators.handedOutBy(who, formatRecent(first.at, now))}</HanText>
          </span>
        )}
      </div>
      <JobBody {...props} />
    </section>
  );
}

/** The same without a heading. */
export function JobBody(props: JobPartProps) {
  const { quote, job, onHandOut, children } = props;
  const { change } = useTexts().translators;
  const isUnsent = isUnsentJob(quote, job);
  const isChangeable = !isJobOver(job.state) && !isUnsent;
  return (
    <div className={styles.columns}>
      <div>
        <JobFacts {...props} />
        <p className={styles.deeds}>
          {isChangeable && (
            <TextButton onClick={() => onHandOut({ changes: job.id })}>{change}</TextButton>
          )}
          {children}
        </p>
      </div>
      {!isUnsent && <JobTalk {...props} />}
    </div>
  );
}

import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { useState } from 'react';
import { formatComing } from '../../clocks/format-time.ts';
import step from '../../order/step-band.module.css';
import { messageFieldId } from '../../order/talk/talk-field.tsx';
import { useConsoleState } from '../../state/use-console.ts';
import { useSeat } from '../../state/use-seat.ts';
import { useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import { focusDetail } from '../../ui/screen/focus-detail.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { useOnePress } from '../../ui/use-one-press.ts';
import styles from './answer-job.module.css';
import { DeclineJob } from './decline-job.tsx';

interface AnswerJobProps {
  job: TranslatorJob;
  now: number;
}

/** Accept or decline an offer, or ask before. */
export function AnswerJob({ job, now }: AnswerJobProps) {
  const { seat } = useTexts();
  const { changeJob } = useSeat();
  const isDisabled = useConsoleState(({ storage }) => storage === 'outdated');
  const [fault, setFault] = useState<string | null>(null);
  const [isDeclining, setIsDeclining] = useState(false);
  const { answer } = seat;
  const { answerBy } = job;
  const isLate = answerBy !== undefined && Date.parse(answerBy) < now;

  const accept = useOnePress(async () => {
    const request = { version: job.version };
    const refused = await changeJob(job, { command: 'acceptJob', request });
    setFault(refused);
    if (refused === null) focusDetail();
  });

  return (
    <section className={step.step}>
      <div className={`${step.band} ${styles.band}`}>
        <div className={step.text}>
          <h3 className={`${step.title} ${styles.title}`}>{answer.title}</h3>
          {isLate && <p className={step.why}>{answer.passed(formatComing(answerBy, now))}</p>}
          <TextButton onClick={() => document.getElementById(messageFieldId)?.focus()}>
            {answer.ask}
          </TextButton>
        </div>
      </div>
      <div className={step.foot}>
        <p role="alert" className={`${parts.fault} ${styles.fault}`}>
          {fault !== null && seat.faults(fault)}
        </p>
        <div className={styles.answers}>
          <Button
            className={styles.decline}
            disabled={isDisabled}
            onClick={() => setIsDeclining(true)}
          >
            {answer.decline}
          </Button>
          <Button
            isPrimary
            className={styles.accept}
            disabled={isDisabled}
            onClick={() => void accept()}
          >
            {answer.accept}
          </Button>
        </div>
      </div>
      {isDeclining && <DeclineJob job={job} onClose={() => setIsDeclining(false)} />}
    </section>
  );
}

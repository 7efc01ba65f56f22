import { type JobNow, lastStep } from '@yiqiao/contract/life/translators-work';
import { useState } from 'react';
import { formatMoment, formatRecent, formatSpan } from '../../clocks/format-time.ts';
import step from '../../order/step-band.module.css';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { isUnsentJob } from '../job-entries.ts';
import { JobNote } from './job-note.tsx';
import type { JobProps } from './jobs-props.ts';
import { WaitingInJob } from './waiting-in-job.tsx';

/** A job that is with its translator: nothing is to be done but to wait, or to take it back. */
export function OutBand(props: JobProps) {
  const { quote, job, now } = props;
  const { takeBack } = useTexts().translators;
  const [isTaking, setIsTaking] = useState(false);
  const isUnsent = isUnsentJob(quote, job);
  return (
    <section>
      <div className={step.step}>
        <div className={step.band}>
          <div className={step.text}>
            <h3 className={step.title}>
              <HanText>{titleOf(job, isUnsent, now)}</HanText>
            </h3>
            <p className={step.why}>
              <HanText>{isUnsent ? texts().translators.out.notSent : whyOf(job, now)}</HanText>
            </p>
          </div>
          {!isUnsent && (
            <div className={step.side}>
              <TextButton aria-expanded={isTaking} onClick={() => setIsTaking(!isTaking)}>
                {takeBack.ask}
              </TextButton>
            </div>
          )}
          {isTaking && (
            <div className={step.more}>
              <JobNote
                {...props}
                command="takeBackJob"
                label={takeBack.note}
                hint={takeBack.hint(job.translator.name)}
                onDone={() => setIsTaking(false)}
              >
                {takeBack.doIt}
              </JobNote>
            </div>
          )}
        </div>
      </div>
      <WaitingInJob {...props} />
    </section>
  );
}

function titleOf({ state, translator: { name }, dueAt }: JobNow, isUnsent: boolean, now: number) {
  const { out } = texts().translators;
  if (isUnsent) return out.handed(name);
  if (state === 'offered') return out.offered(name);
  const moment = formatMoment(dueAt, now);
  return Date.parse(dueAt) < now ? out.late(name, moment) : out.hasIt(name, moment);
}

function whyOf(job: JobNow, now: number): string {
  const { out } = texts().translators;
  const due = Date.parse(job.dueAt);
  const late = due < now ? [out.lateBy(formatSpan(now - due))] : [];
  return texts().figures.sentences([...late, ...saidOf(job, now)]);
}

function saidOf(job: JobNow, now: number): readonly string[] {
  const { out } = texts().translators;
  const { state, steps, dueAt } = job;
  const said = lastStep(job, state) ?? steps.at(-1);
  if (said === undefined) return [];
  const moment = formatRecent(said.at, now);
  if (state === 'offered') return [out.offeredAt(moment, formatMoment(dueAt, now))];
  if (state === 'returned') return [out.returnedAt(moment, said.note ?? '')];
  return [out.acceptedAt(moment), out.comes];
}

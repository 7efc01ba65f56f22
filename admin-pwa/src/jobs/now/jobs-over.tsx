import { isOver } from '@yiqiao/contract/life/life-state';
import { declinedJob, jobsOfOrder } from '@yiqiao/contract/life/translators-work';
import { isJobOver } from '@yiqiao/contract/record/job';
import { useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { ClosedLine } from '../../ui/closed-line.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { feeText, stateText } from '../job-words.ts';
import { JobBody } from './job-part.tsx';
import type { JobProps, JobsProps } from './jobs-props.ts';
import { ReturnNote } from './return-note.tsx';
import { WaitingInJob } from './waiting-in-job.tsx';

/** The jobs that are over, each on a line of its own. */
export function JobsOver(props: JobsProps) {
  const { order, now } = props;
  const { figures, translators } = useTexts();
  const declined = declinedJob(order);
  return jobsOfOrder(order)
    .filter(({ id, state }) => isJobOver(state) && id !== declined?.id)
    .map((job) => (
      <ClosedLine
        key={job.id}
        title={translators.jobOf(job.number, job.translator.name)}
        summary={figures.list([stateText(job, now), ...(job.fee ? [feeText(job.fee)] : [])])}
      >
        <Over {...props} job={job} />
      </ClosedLine>
    ));
}

/** What the office took over may still be returned: the client may want a change. */
function Over(props: JobProps) {
  const { quote, job } = props;
  const { handedIn } = useTexts().translators;
  const [isReturning, setIsReturning] = useState(false);
  const canReturn = job.state === 'done' && !isOver(quote);
  return (
    <>
      <JobBody {...props}>
        {canReturn && (
          <TextButton aria-expanded={isReturning} onClick={() => setIsReturning(!isReturning)}>
            {handedIn.giveBack}
          </TextButton>
        )}
      </JobBody>
      {isReturning && <ReturnNote {...props} onDone={() => setIsReturning(false)} />}
      <WaitingInJob {...props} />
    </>
  );
}

import { declinedJob, liveJobs } from '@yiqiao/contract/life/translators-work';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { hasTranslators } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { DeclinedBand } from './declined-band.tsx';
import { findTwice } from './find-twice.ts';
import { HandedIn } from './handed-in.tsx';
import { JobPart } from './job-part.tsx';
import styles from './jobs.module.css';
import type { JobsProps } from './jobs-props.ts';
import { OutBand } from './out-band.tsx';

export interface JobsNowProps extends JobsProps {
  /** Whether nothing else of the order comes first. */
  isPrimary: boolean;
  onDownload: (event: React.MouseEvent) => void;
}

/** What translators have of an order, or have handed in, or will not do: each job, and what is to be done about it. */
export function JobsNow(props: JobsNowProps) {
  const { order, isPrimary, onHandOut } = props;
  const { another } = useTexts().translators;
  const canHandOut = useConsoleState(hasTranslators);
  const live = liveJobs(order);
  const handedIn = live.filter(({ state }) => state === 'handed-in');
  const declined = declinedJob(order);
  return (
    <>
      {handedIn.map((job, index) => (
        <HandedIn key={job.id} {...props} job={job} isPrimary={isPrimary && index === 0} />
      ))}
      {live
        .filter((job) => !handedIn.includes(job))
        .map((job) => (
          <OutBand key={job.id} {...props} job={job} />
        ))}
      {declined !== null && (
        <DeclinedBand {...props} job={declined} isPrimary={isPrimary && handedIn.length === 0} />
      )}
      <Twice order={order} />
      {live.map((job, index) => (
        <JobPart key={job.id} {...props} job={job}>
          {index === live.length - 1 && canHandOut && (
            <TextButton onClick={() => onHandOut({})}>{another}</TextButton>
          )}
        </JobPart>
      ))}
    </>
  );
}

/** Two of the office may have handed out the same, each without knowing of the other. */
function Twice({ order }: { order: QuoteSubmission }) {
  const { twice } = useTexts().translators;
  const pair = findTwice(order);
  if (pair === null) return null;
  const [one, other] = pair;
  return (
    <p role="status" className={`${parts.flag} ${styles.twice}`}>
      <HanText>{twice(one.translator.name, other.translator.name)}</HanText>
    </p>
  );
}

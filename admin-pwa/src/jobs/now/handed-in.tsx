import { handedInFiles, lastStep, unseenFiles } from '@yiqiao/contract/life/translators-work';
import { useId, useState } from 'react';
import { formatRecent, formatSpan } from '../../clocks/format-time.ts';
import deliver from '../../delivery/deliver-band.module.css';
import step from '../../order/step-band.module.css';
import { useWhoseWords } from '../../order/whose-words.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { HandedInLine } from './handed-in-line.tsx';
import { JobNote } from './job-note.tsx';
import styles from './jobs.module.css';
import type { JobProps } from './jobs-props.ts';
import { useTakingOver } from './use-taking-over.ts';
import { WaitingInJob } from './waiting-in-job.tsx';

interface HandedInProps extends JobProps {
  isPrimary: boolean;
  onDownload: (event: React.MouseEvent) => void;
}

/** What a translator has handed in, until somebody has decided what becomes of it. */
export function HandedIn(props: HandedInProps) {
  const { job, now } = props;
  const { handedIn } = useTexts().translators;
  const files = handedInFiles(job);
  const said = lastStep(job, 'handed-in');
  const { name } = job.translator;
  return (
    <section className={styles.handedIn}>
      <div className={parts.head}>
        <h3 className={styles.title} tabIndex={-1}>
          <HanText>{handedIn.title(name)}</HanText>
        </h3>
        <span className={parts.quiet}>{said && momentText(said.at, job.dueAt, now)}</span>
      </div>
      <ul>
        {files.map((file) => (
          <HandedInLine key={file.id} {...props} file={file} />
        ))}
      </ul>
      {said?.note !== undefined && (
        <blockquote className={styles.quote}>
          <HanText>{handedIn.quoted(said.note)}</HanText>{' '}
          <span className={parts.quiet}>
            <HanText>{name}</HanText>
          </span>
        </blockquote>
      )}
      <Deeds {...props} />
    </section>
  );
}

/** "today at 16:31, 1 h 29 min early". */
function momentText(at: string, dueAt: string, now: number): string {
  const { figures, translators } = texts();
  const { early, late } = translators.handedIn;
  const spareMs = Date.parse(dueAt) - Date.parse(at);
  const span = formatSpan(Math.abs(spareMs));
  return figures.list([formatRecent(at, now), spareMs < 0 ? late(span) : early(span)]);
}

/** Deliver, take over, return. */
function Deeds(props: HandedInProps) {
  const { quote, job, now, isPrimary } = props;
  const { handedIn } = useTexts().translators;
  const [isReturning, setIsReturning] = useState(false);
  const { goOn, takeOver, deed, reason, problem, isBusy } = useTakingOver(props);
  const titleId = useId();
  const unseen = unseenFiles(job);
  const count = handedInFiles(job).length;
  const whose = useWhoseWords(quote, deed === 'deliver' ? 'delivering' : null, now);
  const [only] = unseen;
  const look =
    unseen.length === 1 && only
      ? handedIn.lookAtOne(only.fileName)
      : handedIn.lookAt(unseen.length);
  const isReady = unseen.length === 0 && reason === null;
  return (
    <div>
      <div className={step.step}>
        <div className={step.band}>
          <div className={step.text}>
            <p id={titleId} className={step.title}>
              <HanText>{unseen.length === 0 ? handedIn.seen : look}</HanText>
            </p>
            <p className={step.why}>{handedIn.why[deed]}</p>
            {whose !== null && (
              <p className={step.why}>
                <HanText>{whose}</HanText>
              </p>
            )}
          </div>
          {unseen.length > 0 && reason === null && (
            <div className={step.side}>
              <TextButton disabled={isBusy} onClick={() => void goOn()}>
                {handedIn.unseen[deed]}
              </TextButton>
            </div>
          )}
        </div>
        <div className={isPrimary ? step.foot : styles.aside}>
          <Button
            isPrimary={isReady && isPrimary}
            className={`${step.go} ${deliver.go}`}
            aria-disabled={!isReady || isBusy || undefined}
            aria-describedby={isReady ? undefined : titleId}
            disabled={isBusy}
            onClick={() => void (isReady && goOn())}
          >
            {handedIn[deed](count)}
          </Button>
          <p role="status" className={parts.fault}>
            {problem ?? reason}
          </p>
        </div>
      </div>
      <WaitingInJob {...props} />
      <p className={styles.deeds}>
        <TextButton aria-expanded={isReturning} onClick={() => setIsReturning(!isReturning)}>
          {handedIn.giveBack}
        </TextButton>
        {deed === 'deliver' && unseen.length === 0 && reason === null && (
          <TextButton disabled={isBusy} onClick={() => void takeOver()}>
            {handedIn.keep}
          </TextButton>
        )}
      </p>
      {isReturning && <ReturnNote {...props} onDone={() => setIsReturning(false)} />}
    </div>
  );
}

/** What is to be done once more. */
export function ReturnNote(props: JobProps & { onDone: () => void }) {
  const { handedIn } = useTexts().translators;
  const { name } = props.job.translator;
  return (
    <JobNote {...props} command="returnJob" label={handedIn.whatToDo} hint={handedIn.reads(name)}>
      <HanText>{handedIn.giveBackTo(name)}</HanText>
    </JobNote>
  );
}

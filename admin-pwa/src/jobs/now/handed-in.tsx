import { handedInFiles, lastStep, unseenFiles } from '@yiqiao/contract/life/translators-work';
import type { JobFinishedFile } from '@yiqiao/contract/record/job';
import { useId, useState } from 'react';
import { formatRecent, formatSpan } from '../../clocks/format-time.ts';
import deliver from '../../delivery/deliver-band.module.css';
import { BandFoot } from '../../order/band-foot.tsx';
import step from '../../order/step-band.module.css';
import { useWhoseWords } from '../../order/whose-words.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { HandedInLine } from './handed-in-line.tsx';
import styles from './jobs.module.css';
import type { JobProps } from './jobs-props.ts';
import { ReturnNote } from './return-note.tsx';
import { useTakingOver } from './use-taking-over.ts';
import { WaitingInJob } from './waiting-in-job.tsx';

interface HandedInProps extends JobProps {
  isPrimary: boolean;
  onDownload: (event: React.MouseEvent) => void;
}

/** What a translator has handed in, until somebody has decided what becomes of it. */
export function HandedIn(props: HandedInProps) {
  return (
    <>
      <WhatCame {...props} />
      <Deeds {...props} />
    </>
  );
}

function WhatCame(props: HandedInProps) {
  const { job, now } = props;
  const { handedIn, quoted } = useTexts().translators;
  const said = lastStep(job, 'handed-in');
  const { name } = job.translator;
  return (
    <section className={styles.handedIn}>
      <div className={parts.head}>
        <h3 className={styles.title}>
          <HanText>{handedIn.title(name)}</HanText>
        </h3>
        <span className={parts.quiet}>{said && momentText(said.at, job.dueAt, now)}</span>
      </div>
      <ul>
        {handedInFiles(job).map((file) => (
          <HandedInLine key={file.id} {...props} file={file} />
        ))}
      </ul>
      {said?.note !== undefined && (
        <blockquote className={styles.quote}>
          <HanText>{quoted(said.note)}</HanText>{' '}
          <span className={parts.quiet}>
            <HanText>{name}</HanText>
          </span>
        </blockquote>
      )}
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
  const { goOn, takeOver, deed, reason, problem, isBusy } = useTakingOver(props);
  const titleId = useId();
  const unseen = unseenFiles(job);
  const isOpen = reason === null;
  const isReady = unseen.length === 0 && isOpen;
  const button = (
    <>
      <Button
        isPrimary={isReady && isPrimary}
        className={`${step.go} ${deliver.go}`}
        aria-disabled={!isReady || isBusy || undefined}
        aria-describedby={isReady ? undefined : titleId}
        disabled={isBusy}
        onClick={() => void (isReady && goOn())}
      >
        {handedIn[deed](handedInFiles(job).length)}
      </Button>
      <p role="status" className={`${parts.fault} ${deliver.problem}`}>
        {problem ?? reason}
      </p>
    </>
  );
  return (
    <>
      <div className={step.step}>
        <div className={step.band}>
          <DeedWords {...{ quote, deed, unseen, now, titleId }} />
          {unseen.length > 0 && isOpen && (
            <div className={step.side}>
              <TextButton disabled={isBusy} onClick={() => void goOn()}>
                {handedIn.unseen[deed]}
              </TextButton>
            </div>
          )}
          {!isPrimary && <div className={styles.aside}>{button}</div>}
        </div>
        {isPrimary && (
          <BandFoot quote={quote} now={now}>
            {button}
          </BandFoot>
        )}
      </div>
      <OtherDeeds {...props} onKeep={deed === 'deliver' && isReady && !isBusy ? takeOver : null} />
    </>
  );
}

interface DeedWordsProps extends Pick<JobProps, 'quote' | 'now'> {
  deed: 'deliver' | 'take';
  unseen: readonly JobFinishedFile[];
  titleId: string;
}

/** What is still to be looked at, and what the client sees. */
function DeedWords({ quote, deed, unseen, now, titleId }: DeedWordsProps) {
  const { handedIn } = useTexts().translators;
  const whose = useWhoseWords(quote, deed === 'deliver' ? 'delivering' : null, now);
  return (
    <div className={step.text}>
      <p id={titleId} className={step.title}>
        <HanText>{toLookAt(unseen)}</HanText>
      </p>
      <p className={step.why}>{handedIn.why[deed]}</p>
      {whose !== null && (
        <p className={step.why}>
          <HanText>{whose}</HanText>
        </p>
      )}
    </div>
  );
}

function toLookAt(unseen: readonly JobFinishedFile[]): string {
  const { handedIn } = texts().translators;
  const [first, ...others] = unseen;
  if (first === undefined) return handedIn.seen;
  return others.length === 0 ? handedIn.lookAtOne(first.fileName) : handedIn.lookAt(unseen.length);
}

/** What can be done instead. */
function OtherDeeds(props: JobProps & { onKeep: (() => Promise<unknown>) | null }) {
  const { onKeep } = props;
  const { handedIn } = useTexts().translators;
  const [isReturning, setIsReturning] = useState(false);
  return (
    <div>
      <WaitingInJob {...props} />
      <p className={styles.deeds}>
        <TextButton aria-expanded={isReturning} onClick={() => setIsReturning(!isReturning)}>
          {handedIn.giveBack}
        </TextButton>
        {onKeep !== null && <TextButton onClick={() => void onKeep()}>{handedIn.keep}</TextButton>}
      </p>
      {isReturning && <ReturnNote {...props} onDone={() => setIsReturning(false)} />}
    </div>
  );
}

import { feeCountedAt, type JobNow } from '@yiqiao/contract/life/translators-work';
import type { ReactNode } from 'react';
import { formatMoment, formatRecent } from '../../clocks/format-time.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import { PairMark } from '../../ui/pair-mark.tsx';
import parts from '../../ui/parts.module.css';
import { feeText } from '../job-words.ts';
import styles from './jobs.module.css';
import type { JobProps } from './jobs-props.ts';

/** What was agreed with a translator, what was agreed before, and whether they have opened the files. */
export function JobFacts({ job, now }: Pick<JobProps, 'job' | 'now'>) {
  const { delivery, figures, services, translators } = useTexts();
  const { facts } = translators;
  const { translator, words, dueAt, files, note, translationDirection } = job;
  const was = job.steps.filter((step) => step.was !== undefined).at(-1)?.was;
  return (
    <dl>
      <Fact name={facts.to}>
        <strong>
          <HanText>{translator.name}</HanText>
        </strong>
      </Fact>
      <Fact name={facts.direction}>
        <PairMark direction={translationDirection} /> {services.short(translationDirection)}
      </Fact>
      {words > 0 && (
        <Fact name={facts.words} was={was?.words === undefined ? '' : figures.count(was.words)}>
          {figures.count(words)}
        </Fact>
      )}
      <Fact name={facts.due} was={was?.dueAt === undefined ? '' : formatMoment(was.dueAt, now)}>
        {formatMoment(dueAt, now)}
      </Fact>
      <Fact name={facts.fee} was={was?.fee === undefined ? '' : feeText(was.fee)}>
        {feeOf(job)}
      </Fact>
      <Fact name={facts.files}>
        {figures.list([delivery.files(files.length), openedText(job, now)])}
      </Fact>
      {note !== undefined && (
        <Fact name={facts.note}>
          <HanText>{note}</HanText>
        </Fact>
      )}
    </dl>
  );
}

function feeOf(job: JobNow): string {
  const at = feeCountedAt(job);
  const fee = feeText(job.fee);
  return at === null ? fee : texts().translators.facts.counted(fee, new Date(at));
}

/** When the last of the files was opened that have been. */
function openedText({ files }: JobNow, now: number): string {
  const { facts } = texts().translators;
  const opened = files.flatMap(({ openedAt = [] }) => openedAt).sort();
  const last = opened.at(-1);
  if (last === undefined) return facts.notOpened;
  const moment = formatRecent(last, now);
  return opened.length < files.length
    ? facts.partlyOpened(opened.length, moment)
    : facts.opened(moment);
}

function Fact({ name, was = '', children }: { name: string; was?: string; children: ReactNode }) {
  const { facts } = useTexts().translators;
  return (
    <div className={styles.fact}>
      <dt className={parts.quiet}>{name}</dt>
      <dd>
        {children}
        {was !== '' && <span className={parts.quiet}> {facts.was(was)}</span>}
      </dd>
    </div>
  );
}

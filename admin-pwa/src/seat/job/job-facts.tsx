import type { Fee } from '@yiqiao/contract/record/job';
import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { formatComing, formatMoment } from '../../clocks/format-time.ts';
import { moneyText } from '../../figures/money-text.ts';
import { wordsADay } from '../../figures/words-a-day.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { type FormerTerms, formerTerms } from './changed-terms.ts';
import styles from './job-facts.module.css';

interface JobFactsProps {
  job: TranslatorJob;
  now: number;
}

/** The terms, of an offer and wherever the office has changed them; and what it asks to mind. */
export function JobFacts({ job, now }: JobFactsProps) {
  const { seat } = useTexts();
  const former = formerTerms(job);
  const isOffered = job.state === 'offered';
  if (!isOffered && former === null && job.note === undefined) return null;
  return (
    <section className={styles.facts} aria-label={seat.facts.title}>
      {former !== null && (
        <p role="status" className={parts.flag}>
          {seat.changed}
        </p>
      )}
      {(isOffered || former !== null) && (
        <dl className={styles.rows}>
          {termRows(job, former ?? {}, now).map(({ name, value, more, was }) => (
            <div key={name} className={styles.row}>
              <dt>{name}</dt>
              <dd>
                <strong>{value}</strong>
                {more}
                {was !== undefined && <span className={styles.was}>{seat.facts.was(was)}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Note job={job} former={former} />
    </section>
  );
}

interface TermRow {
  readonly name: string;
  readonly value: string;
  /** Behind it, in less weight. */
  readonly more?: string | undefined;
  /** What held before. */
  readonly was?: string | undefined;
}

function termRows(job: TranslatorJob, former: FormerTerms, now: number): readonly TermRow[] {
  const { facts } = texts().seat;
  const { figures } = texts();
  const { state, words, dueAt, answerBy, fee } = job;
  const moment = (at: string | undefined) => at && formatMoment(at, now);
  const isOffered = state === 'offered';
  const pace = isOffered ? wordsADay(words, Date.parse(dueAt), now) : null;
  const rows: (TermRow | false)[] = [
    former.words !== undefined && {
      ...{ name: facts.words, value: figures.words(words), was: figures.words(former.words) },
    },
    {
      ...{ name: facts.due, value: formatMoment(dueAt, now), more: facts.yourTime },
      was: moment(former.dueAt),
    },
    pace !== null && { name: facts.pace, value: facts.paceText(figures.words(pace)) },
    (fee !== undefined || former.fee !== undefined) && {
      ...{ name: facts.fee, value: fee ? sumOf(fee) : facts.none, more: fee && rateOf(fee) },
      was: former.fee && sumOf(former.fee),
    },
    isOffered &&
      (answerBy !== undefined || former.answerBy !== undefined) && {
        name: facts.answerBy,
        value: answerBy === undefined ? facts.none : formatComing(answerBy, now),
        was: moment(former.answerBy),
      },
  ];
  return rows.filter((row) => row !== false);
}

function sumOf({ total, currency }: Fee): string {
  return moneyText(total, currency);
}

function rateOf({ kind, amount, currency }: Fee): string | undefined {
  return kind === 'per-word' ? texts().seat.facts.perWord(moneyText(amount, currency)) : undefined;
}

interface NoteProps {
  job: TranslatorJob;
  former: FormerTerms | null;
}

/** What the office asks to mind, in the words of whoever has handed the job over. */
function Note({ job: { note, steps }, former }: NoteProps) {
  const { seat } = useTexts();
  if (note === undefined) return null;
  const by = steps[0]?.by?.name ?? seat.office;
  return (
    <div className={styles.note}>
      <p className={styles.text}>
        <strong>
          <HanText>{seat.noted(by)}</HanText>
        </strong>
        <HanText>{note}</HanText>
      </p>
      {former?.note !== undefined && (
        <p className={parts.quiet}>
          <HanText>{seat.facts.was(former.note)}</HanText>
        </p>
      )}
    </div>
  );
}

import type { TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { formatMoment } from '../../clocks/format-time.ts';
import { useTexts } from '../../texts/texts.ts';
import { ClosedLine } from '../../ui/closed-line.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import styles from './job-history.module.css';

interface JobHistoryProps {
  job: TranslatorJob;
  now: number;
}

const ownSteps: ReadonlySet<string> = new Set(['accepted', 'declined', 'handed-in']);

/** Each step of the job, the latest first. */
export function JobHistory({ job: { steps }, now }: JobHistoryProps) {
  const { history } = useTexts().seat;
  return (
    <ClosedLine title={history.title} summary={history.count(steps.length)}>
      <ol>
        {[...steps].reverse().map((step) => {
          const { state, at, note, was, by } = step;
          const isOwn = was === undefined && ownSteps.has(state);
          const what = was === undefined ? (history.steps[state] ?? state) : history.terms;
          return (
            <li key={steps.indexOf(step)} className={styles.step}>
              <span className={parts.quiet}>{formatMoment(at, now)}</span>
              <span>{what}</span>
              <span className={parts.quiet}>
                <HanText>{isOwn ? history.you : (by?.name ?? history.office)}</HanText>
              </span>
              {note !== undefined && (
                <p className={styles.note}>
                  <HanText>{note}</HanText>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </ClosedLine>
  );
}

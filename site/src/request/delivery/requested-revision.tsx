import { useRequestTexts } from '../request-texts.ts';
import { stateOf } from '../state/describe-state.ts';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './delivery.module.css';

/** The revision that the client has asked for, and when the office will answer; nothing if none is in progress. */
export function RequestedRevision() {
  const { delivery: texts, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { deliveries, due, isLate } = request;
  const revision = deliveries.at(-1)?.revision;
  if (revision === undefined || stateOf(request) !== 'revision') return null;
  const isAnswerDue = (due?.what === 'revision' || due?.what === 'answer') && !isLate;
  return (
    <div className={styles.change}>
      <h2 className={textStyles.heading}>{texts.asked.heading}</h2>
      <blockquote className={styles.words} dir="auto">
        <MarkedText text={revision.text} />
      </blockquote>
      <p className={textStyles.quiet}>
        {texts.asked.said(moments.short(revision.at), isAnswerDue ? moments.short(due.at) : null)}
      </p>
    </div>
  );
}

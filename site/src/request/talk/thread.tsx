import { company } from '@yiqiao/contract/company';
import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './talk.module.css';

/** The messages of office and client, oldest first; an open question is shown elsewhere, in larger type. */
export function Thread() {
  const { talk, moments } = useRequestTexts();
  const { request } = useRequestState();
  const { messages, questionId, state } = request;
  const said = messages.filter(({ id }) => state !== 'question' || id !== questionId);
  if (said.length === 0) return null;
  return (
    <section>
      <h2 className={textStyles.heading}>{talk.heading}</h2>
      <ol className={styles.thread}>
        {said.map(({ id, from, text, at }) => (
          <li key={`${from} ${id}`} className={styles.message}>
            <p>
              <b className={styles.who}>{from === 'office' ? company.brand : talk.you}</b>{' '}
              <time dateTime={at} className={styles.when}>
                {moments.short(at)}
              </time>
            </p>
            <p className={textStyles.typed}>
              <MarkedText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

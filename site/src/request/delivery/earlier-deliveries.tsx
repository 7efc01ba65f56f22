import { useRequestTexts } from '../request-texts.ts';
import textStyles from '../text.module.css';
import { useRequestState } from '../use-request.ts';
import { toZonedMoment } from '../zoned-moment.ts';
import styles from './delivery.module.css';
import { NoteText } from './delivery-note.tsx';
import { FileList } from './finished-files.tsx';

/** What was delivered before, newest first, and what was asked for then; what was asked for last stands above. */
export function EarlierDeliveries() {
  const { delivery: texts, moments } = useRequestTexts();
  const { deliveries, timeZone } = useRequestState().request;
  const earlier = deliveries.filter(({ revision }) => revision !== undefined).reverse();
  if (earlier.length === 0) return null;
  const momentOf = (at: string) => moments.short(toZonedMoment(at, timeZone));
  return (
    <section>
      <h2 className={textStyles.overText}>{texts.earlier}</h2>
      <ol className={styles.earlier}>
        {earlier.map(({ number, at, files, note, revision }) => (
          <li key={number}>
            <p className={styles.earlierHead}>{texts.deliveredOn(number, momentOf(at))}</p>
            <FileList files={files} />
            {note !== undefined && number !== deliveries.at(-1)?.number && <NoteText text={note} />}
            {revision !== undefined && number !== deliveries.at(-1)?.number && (
              <div className={styles.asked}>
                <p className={textStyles.small}>{texts.asked.on(momentOf(revision.at))}</p>
                <NoteText text={revision.text} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

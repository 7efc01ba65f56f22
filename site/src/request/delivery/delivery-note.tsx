import { useRequestTexts } from '../request-texts.ts';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './delivery.module.css';

/** The office's notes on the deliveries, the latest first: they may say how to use the files. */
export function DeliveryNotes() {
  const { delivery: texts, moments, offer } = useRequestTexts();
  const { deliveries } = useRequestState().request;
  const noted = deliveries.filter(({ note }) => note !== undefined).reverse();
  if (noted.length === 0) return null;
  return (
    <section>
      <h2 className={textStyles.overText}>{offer.note}</h2>
      <ol className={styles.notes}>
        {noted.map(({ number, at, note = '' }) => (
          <li key={number}>
            <p className={styles.notesHead}>{texts.deliveredOn(number, moments.short(at))}</p>
            <NoteText text={note} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A text about a delivery, as typed. */
export function NoteText({ text }: { readonly text: string }) {
  return (
    <p className={textStyles.note} dir="auto">
      <MarkedText text={text} />
    </p>
  );
}

import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { currentFiles, findReplaced } from '@yiqiao/contract/files/current-files';
import { useRequestTexts } from '../request-texts.ts';
import { InAppHint } from '../text/in-app-hint.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './delivery.module.css';
import { NoteText } from './delivery-note.tsx';
import { FileList } from './finished-files.tsx';

/** Everything that was delivered, newest first: deliveries add up, and replaced files are still listed. */
export function Deliveries() {
  const { delivery: texts } = useRequestTexts();
  const { deliveries } = useRequestState().request;
  if (deliveries.length === 0) return null;
  const replaced = findReplaced(deliveries);
  const current = currentFiles(deliveries);
  return (
    <section>
      <h2 className={textStyles.heading}>
        {deliveries.length === 1
          ? texts.heading
          : texts.several(deliveries.length, current.length + replaced.size)}
      </h2>
      {deliveries.length > 1 && (
        <p className={styles.order}>
          {texts.newestFirst(replaced.size > 0 ? current.length : null)}
        </p>
      )}
      <InAppHint text={texts.inApp} />
      <ol className={styles.deliveries}>
        {[...deliveries].reverse().map((delivery) => (
          <DeliveryItem key={delivery.number} delivery={delivery} replaced={replaced} />
        ))}
      </ol>
    </section>
  );
}

interface DeliveryItemProps {
  readonly delivery: ClientRequest['deliveries'][number];
  readonly replaced: ReadonlyMap<string, number>;
}

/** One delivery, the office's note on it, and the revision that the client asked for. */
function DeliveryItem({ delivery, replaced }: DeliveryItemProps) {
  const { delivery: texts, moments, offer } = useRequestTexts();
  const { deliveries } = useRequestState().request;
  const { number, at, files, note, revision } = delivery;
  // The latest revision request is shown at the top of the page until it is answered.
  const isAnswered = revision !== undefined && number !== deliveries.at(-1)?.number;
  return (
    <li>
      <h3 className={styles.handedOver}>
        <span>{texts.numbered(number)}</span>
        <time dateTime={at}>{moments.short(at)}</time>
      </h3>
      <FileList files={files} replaced={replaced} />
      {note !== undefined && (
        <div className={styles.said}>
          <p className={textStyles.small}>{offer.note}</p>
          <NoteText text={note} />
        </div>
      )}
      {isAnswered && (
        <div className={styles.said}>
          <p className={textStyles.small}>{texts.asked.on(moments.short(revision.at))}</p>
          <NoteText text={revision.text} />
        </div>
      )}
    </li>
  );
}

import { orderLife } from '@yiqiao/contract/life/order-life';
import { type ReactNode, useEffect, useRef } from 'react';
import { FailedMail } from '../attention/failed-mail.tsx';
import { AnswerBand } from '../order/answer-band.tsx';
import { answeredInBand } from '../order/answered-in-band.ts';
import { nextWords } from '../order/next-words.ts';
import { messageFieldId } from '../order/talk/talk-field.tsx';
import { useUploadsOf } from '../state/use-uploads-of.ts';
import parts from '../ui/parts.module.css';
import { focusWhenThere } from '../ui/screen/focus-when-there.ts';
import type { UploadPurpose } from '../uploads/upload.ts';
import { DeliverBand } from './deliver-band.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { findArrived } from './files/find-arrived.ts';
import { FinishedFiles } from './files/finished-files.tsx';
import { type OrderDeeds, OtherActions, OtherAnswers, OtherStep } from './other-steps.tsx';
import { ReplacedFiles } from './replaced-files.tsx';
import { useDeliveryDraft } from './use-delivery-draft.ts';

interface OrderNowProps extends OrderDeeds {
  /** Files are being dragged over the detail. */
  isDraggedOver: boolean;
  onDownload: (event: React.MouseEvent) => void;
  /** Whether translators have it, so that there is nothing to deliver unless the office has files of its own. */
  isWithTranslator: boolean;
  /** What translators have of it. @param isFirst whether nothing else is to be done before. */
  jobs: (isFirst: boolean) => ReactNode;
}

/** The next step of an order. */
export function OrderNow(props: OrderNowProps) {
  const { quote, isOffline, now, onDownload, isWithTranslator, jobs } = props;
  const arrived = findArrived(quote);
  const uploads = useUploadsOf(quote.id, isFinished, arrived);
  const hasFiles = arrived.length + uploads.length > 0;
  const { state } = orderLife(quote, now);
  const isInProgress = quote.status === 'in-progress';
  const isToDeliver = isInProgress && (hasFiles || state === 'accepted' || state === 'in-progress');
  const isAlone = isToDeliver && isWithTranslator && !hasFiles;
  const draft = useDeliveryDraft(quote.id);
  const asked = answeredInBand(quote);
  useFocusAfterAnswer(asked !== null);
  const files = (isToDeliver || hasFiles) && (
    <FinishedFiles
      isTitled={isAlone}
      {...{ quote, isOffline, now, onDownload }}
      uploads={uploads}
      isDraggedOver={props.isDraggedOver}
      onFiles={isInProgress ? props.onFiles : null}
    />
  );
  return (
    <>
      {(asked || isToDeliver) && <FailedMail quote={quote} isOffline={isOffline} now={now} />}
      {asked && (
        <AnswerBand quote={quote} message={asked} now={now} isPrimary={!isToDeliver}>
          <OtherAnswers
            {...props}
            message={asked}
            isCompleted={state === 'completed'}
            isOfferable={!isToDeliver && nextWords(quote, now).offer !== 'none'}
          />
        </AnswerBand>
      )}
      {!isToDeliver && files}
      {!isToDeliver && !asked && <OtherStep {...props} isDelivered={state === 'delivered'} />}
      {jobs(isAlone)}
      {isToDeliver && !isAlone && (
        <DeliverBand
          quote={quote}
          now={now}
          uploads={uploads}
          isOffline={isOffline}
          note={draft.note}
          replaces={draft.replaces}
          files={
            <>
              {files}
              <ReplacedFiles quote={quote} chosen={draft.replaces} onChange={draft.setReplaces} />
              {hasFiles && (
                <DeliveryNote quote={quote} note={draft.note} onChange={draft.setNote} />
              )}
            </>
          }
          onDelivered={draft.end}
        >
          <OtherActions {...props} isDelivered={state === 'delivered'} />
        </DeliverBand>
      )}
      {isAlone && (
        <section className={parts.section}>
          {files}
          <OtherActions {...props} isDelivered={state === 'delivered'} />
        </section>
      )}
    </>
  );
}

const isFinished = (purpose: UploadPurpose | undefined) => purpose === undefined;

/** The band disappears once its message is answered, so the focus moves to the field below. */
function useFocusAfterAnswer(hasBand: boolean): void {
  const hadBand = useRef(hasBand);
  useEffect(() => {
    const isAnswered = hadBand.current && !hasBand;
    hadBand.current = hasBand;
    if (!isAnswered || document.activeElement !== document.body) return;
    focusWhenThere(() => document.getElementById(messageFieldId), { preventScroll: true });
  }, [hasBand]);
}

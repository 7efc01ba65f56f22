import { orderLife } from '@yiqiao/contract/life/order-life';
import type { Message } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useRef, useState } from 'react';
import { FailedMail } from '../attention/failed-mail.tsx';
import { AnswerBand } from '../order/answer-band.tsx';
import { answeredInBand } from '../order/answered-in-band.ts';
import { NextStep, OfferLink } from '../order/next-step.tsx';
import { nextWords } from '../order/next-words.ts';
import { messageFieldId } from '../order/talk/talk-field.tsx';
import { useKeptText } from '../order/talk/use-kept-text.ts';
import { AsideButton } from '../outbox-view/aside-button.tsx';
import { useUploadsOf } from '../state/use-uploads-of.ts';
import { useTexts } from '../texts/texts.ts';
import { focusWhenThere } from '../ui/screen/focus-when-there.ts';
import { TextButton } from '../ui/text-button.tsx';
import type { UploadPurpose } from '../uploads/upload.ts';
import { DeliverBand } from './deliver-band.tsx';
import { deliveredTitleId } from './delivered.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { ChooseFiles } from './files/choose-files.tsx';
import { findArrived } from './files/find-arrived.ts';
import { FinishedFiles } from './files/finished-files.tsx';
import { ReplacedFiles } from './replaced-files.tsx';

interface OrderNowProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
  /** Files are being dragged over the detail. */
  isDraggedOver: boolean;
  /** `null` if nothing can be added at this stage. */
  onFiles: ((files: File[]) => void) | null;
  onCompose: () => void;
  onConfirm: () => void;
  /** Reopens a completed order. */
  onTakeUp: () => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** The next step of an order. */
export function OrderNow(props: OrderNowProps) {
  const { quote, isOffline, now, onDownload } = props;
  const arrived = findArrived(quote);
  const uploads = useUploadsOf(quote.id, isFinished, arrived);
  const hasFiles = arrived.length + uploads.length > 0;
  const { state } = orderLife(quote, now);
  const isInProgress = quote.status === 'in-progress';
  const isToDeliver = isInProgress && (hasFiles || state === 'accepted' || state === 'in-progress');
  const draft = useDeliveryDraft(quote.id);
  const asked = answeredInBand(quote);
  useFocusAfterAnswer(asked !== null);
  const files = (isToDeliver || hasFiles) && (
    <FinishedFiles
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
      {isToDeliver && (
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
              {hasFiles && <DeliveryNote note={draft.note} onChange={draft.setNote} />}
            </>
          }
          onDelivered={draft.end}
        >
          <OtherActions {...props} isDelivered={state === 'delivered'} />
        </DeliverBand>
      )}
      {!isToDeliver && files}
      {!isToDeliver && !asked && <OtherStep {...props} isDelivered={state === 'delivered'} />}
    </>
  );
}

const isFinished = (purpose: UploadPurpose | undefined) => purpose === undefined;

/** What accompanies the files of the next delivery. The note survives a reload until they are delivered. */
function useDeliveryDraft(quoteId: string) {
  const [note, setNote] = useKeptText(quoteId, 'delivery');
  const [replaces, setReplaces] = useState<readonly string[]>([]);
  function end() {
    setNote('');
    setReplaces([]);
    focusDelivered();
  }
  return { note, setNote, replaces, setReplaces, end };
}

interface OtherAnswersProps extends OrderNowProps {
  message: Message;
  isCompleted: boolean;
  isOfferable: boolean;
}

/** The alternatives to an answer in words. */
function OtherAnswers(props: OtherAnswersProps) {
  const { quote, message, isOffline, isCompleted, isOfferable, onTakeUp, onCompose } = props;
  const { next } = useTexts().order;
  return (
    <>
      <AsideButton
        quote={quote}
        aside={{ command: 'settle', request: { what: 'message', about: message.id } }}
        isOffline={isOffline}
      />
      {isCompleted && <TextButton onClick={onTakeUp}>{next.asChange}</TextButton>}
      {isOfferable && <OfferLink quote={quote} onCompose={onCompose} />}
    </>
  );
}

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

/** The alternatives to Deliver. */
function OtherActions(props: OrderNowProps & { isDelivered: boolean }) {
  const { quote, now, isDelivered, onCompose, onConfirm } = props;
  const { delivery } = useTexts();
  return (
    <>
      {nextWords(quote, now).offer !== 'none' && <OfferLink quote={quote} onCompose={onCompose} />}
      {isDelivered && <TextButton onClick={onConfirm}>{delivery.waiting.confirm}</TextButton>}
    </>
  );
}

/**
 * The next step when there is no message to answer and nothing to deliver. If the office only waits for a client who
 * could not be reached by mail, the failed mail is that step.
 */
function OtherStep(props: OrderNowProps & { isDelivered: boolean }) {
  const { quote, now, isOffline, isDelivered, onCompose } = props;
  const { offer } = nextWords(quote, now);
  const after = isDelivered && <AfterDelivery {...props} />;
  if (orderLife(quote, now).failedMail !== null && offer !== 'primary') {
    return (
      <FailedMail quote={quote} isOffline={isOffline} now={now}>
        {offer === 'possible' && <OfferLink quote={quote} onCompose={onCompose} />}
        {after}
      </FailedMail>
    );
  }
  return (
    <>
      <FailedMail quote={quote} isOffline={isOffline} now={now} />
      <NextStep quote={quote} now={now} onCompose={onCompose}>
        {after}
      </NextStep>
    </>
  );
}

function AfterDelivery({ isOffline, onFiles, onConfirm }: OrderNowProps) {
  const { delivery } = useTexts();
  return (
    <>
      {onFiles !== null && (
        <ChooseFiles look="text" isOffline={isOffline} onFiles={onFiles}>
          {delivery.addFile}
        </ChooseFiles>
      )}
      <TextButton onClick={onConfirm}>{delivery.waiting.confirm}</TextButton>
    </>
  );
}

/** The pressed button is gone, so the focus moves to the delivery. */
function focusDelivered(): void {
  requestAnimationFrame(() => document.getElementById(deliveredTitleId)?.focus());
}

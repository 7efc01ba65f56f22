import { orderLife } from '@yiqiao/contract/life/order-life';
import type { Message } from '@yiqiao/contract/record/order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useRef, useState } from 'react';
import { AsideButton } from '../attention/aside-button.tsx';
import { FailedMail } from '../attention/failed-mail.tsx';
import { AnswerBand } from '../order/answer-band.tsx';
import { answeredInBand } from '../order/answered-in-band.ts';
import { NextStep, OfferLink } from '../order/next-step.tsx';
import { nextWords } from '../order/next-words.ts';
import { messageFieldId } from '../order/talk/talk-field.tsx';
import { useKeptText } from '../order/talk/use-kept-text.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { focusWhenThere } from '../ui/screen/focus-when-there.ts';
import { TextButton } from '../ui/text-button.tsx';
import type { Upload } from '../uploads/upload.ts';
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
  isOver: boolean;
  /** `null` if nothing can be added at this stage. */
  onFiles: ((files: File[]) => void) | null;
  onCompose: () => void;
  onConfirm: () => void;
  /** Takes a completed order up again. */
  onTakeUp: () => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** The next step of an order. */
export function OrderNow(props: OrderNowProps) {
  const { quote, isOffline, now, onDownload } = props;
  const uploads = useUploads(quote);
  const hasFiles = findArrived(quote).length + uploads.length > 0;
  const { state } = orderLife(quote, now);
  const isInProgress = quote.status === 'in-progress';
  const isToDeliver = isInProgress && (hasFiles || state === 'accepted' || state === 'in-progress');
  const wish = useDeliveryWish(quote.id);
  const asked = answeredInBand(quote);
  useFocusAfterAnswer(asked !== null);
  const files = (isToDeliver || hasFiles) && (
    <FinishedFiles
      {...{ quote, isOffline, now, onDownload }}
      uploads={uploads}
      isOver={props.isOver}
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
          note={wish.note}
          replaces={wish.replaces}
          files={
            <>
              {files}
              <ReplacedFiles quote={quote} chosen={wish.replaces} onChange={wish.setReplaces} />
              {hasFiles && <DeliveryNote note={wish.note} onChange={wish.setNote} />}
            </>
          }
          onDelivered={wish.end}
        >
          <OtherActions {...props} isDelivered={state === 'delivered'} />
        </DeliverBand>
      )}
      {!isToDeliver && files}
      {!isToDeliver && !asked && <OtherStep {...props} isDelivered={state === 'delivered'} />}
    </>
  );
}

/** Of this submission. For a moment a file has arrived and its upload is still listed: it is shown once. */
function useUploads(quote: QuoteSubmission): readonly Upload[] {
  const all = useConsoleState((state) => state.uploads);
  const arrived = findArrived(quote);
  return all.filter(
    ({ quoteId, id }) => quoteId === quote.id && !arrived.some(({ changeId }) => changeId === id),
  );
}

/** What goes with the files of the next delivery; kept until they are delivered. */
function useDeliveryWish(quoteId: string) {
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

/** The band goes with what was answered: the field below it takes the focus. */
function useFocusAfterAnswer(isAskedFor: boolean): void {
  const wasAskedFor = useRef(isAskedFor);
  useEffect(() => {
    const isAnswered = wasAskedFor.current && !isAskedFor;
    wasAskedFor.current = isAskedFor;
    if (!isAnswered || document.activeElement !== document.body) return;
    focusWhenThere(() => document.getElementById(messageFieldId), { preventScroll: true });
  }, [isAskedFor]);
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
 * The next step where nobody asks anything and nothing is to be delivered. While the office only waits for a client whom
 * no mail has reached, the failed mail is the step.
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

/** The pressed button is gone: focus moves to the delivery. */
function focusDelivered(): void {
  requestAnimationFrame(() => document.getElementById(deliveredTitleId)?.focus());
}

import { orderLife } from '@yiqiao/contract/life/order-life';
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
  const { order } = useTexts();
  const all = useConsoleState((state) => state.uploads);
  const arrived = findArrived(quote);
  const hasArrived = (id: string) => arrived.some(({ changeId }) => changeId === id);
  // For a moment a file has arrived and its upload is still listed: show it once.
  const uploads = all.filter(({ quoteId, id }) => quoteId === quote.id && !hasArrived(id));
  const hasFiles = arrived.length + uploads.length > 0;
  const { state } = orderLife(quote, now);
  const isInProgress = quote.status === 'in-progress';
  const isToDeliver = isInProgress && (hasFiles || state === 'accepted' || state === 'in-progress');
  const [note, setNote] = useKeptText(quote.id, 'delivery');
  const [replaces, setReplaces] = useState<readonly string[]>([]);
  const shared = { quote, isOffline, now, onDownload };
  const isAskedFor = answeredInBand(quote);
  useFocusAfterAnswer(isAskedFor !== null);
  const files = (isToDeliver || hasFiles) && (
    <FinishedFiles
      {...shared}
      uploads={uploads}
      isOver={props.isOver}
      onFiles={isInProgress ? props.onFiles : null}
    />
  );
  return (
    <>
      <FailedMail quote={quote} isOffline={isOffline} now={now} />
      {isAskedFor && (
        <AnswerBand quote={quote} message={isAskedFor} now={now} isPrimary={!isToDeliver}>
          <AsideButton
            quote={quote}
            aside={{ command: 'settle', request: { what: 'message', about: isAskedFor.id } }}
            isOffline={isOffline}
          />
          {state === 'completed' && (
            <TextButton onClick={props.onTakeUp}>{order.next.asChange}</TextButton>
          )}
          {!isToDeliver && nextWords(quote, now).offer !== 'none' && (
            <OfferLink quote={quote} onCompose={props.onCompose} />
          )}
        </AnswerBand>
      )}
      {isToDeliver && (
        <DeliverBand
          quote={quote}
          now={now}
          uploads={uploads}
          isOffline={isOffline}
          note={note}
          replaces={replaces}
          files={
            <>
              {files}
              <ReplacedFiles quote={quote} chosen={replaces} onChange={setReplaces} />
              {hasFiles && <DeliveryNote note={note} onChange={setNote} />}
            </>
          }
          onDelivered={() => {
            setNote('');
            setReplaces([]);
            focusDelivered();
          }}
        >
          <OtherActions {...props} isDelivered={state === 'delivered'} />
        </DeliverBand>
      )}
      {!isToDeliver && files}
      {!isToDeliver && !isAskedFor && (
        <NextStep quote={quote} now={now} onCompose={props.onCompose}>
          {state === 'delivered' && <AfterDelivery {...props} />}
        </NextStep>
      )}
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

import { latestOffer } from '@yiqiao/contract/order/life-state';
import { orderLife } from '@yiqiao/contract/order/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { ClientLink } from '../order/client-link.tsx';
import { NextStep } from '../order/next-step.tsx';
import { nextWords } from '../order/next-words.ts';
import step from '../order/step-band.module.css';
import { useKeptText } from '../order/use-kept-text.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextButton } from '../ui/text-button.tsx';
import { DeliverBand } from './deliver-band.tsx';
import { Delivered, deliveredTitleId } from './delivered.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { ChooseFiles } from './files/choose-files.tsx';
import { findArrived } from './files/find-arrived.ts';
import { FinishedFiles } from './files/finished-files.tsx';
import { Receipt } from './receipt.tsx';

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
  onDownload: (event: React.MouseEvent) => void;
}

/** The next step of an order, and what has been delivered. */
export function OrderNow(props: OrderNowProps) {
  const { quote, isOffline, now, onDownload } = props;
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
  const shared = { quote, isOffline, now, onDownload };
  return (
    <>
      {(isToDeliver || hasFiles) && (
        <FinishedFiles
          {...shared}
          uploads={uploads}
          isOver={props.isOver}
          onFiles={isInProgress ? props.onFiles : null}
        />
      )}
      {isToDeliver && hasFiles && <DeliveryNote note={note} onChange={setNote} />}
      {isToDeliver ? (
        <DeliverBand
          quote={quote}
          uploads={uploads}
          isOffline={isOffline}
          note={note}
          onDelivered={() => {
            setNote('');
            focusDelivered();
          }}
        >
          <OtherActions {...props} isDelivered={state === 'delivered'} />
        </DeliverBand>
      ) : (
        <NextStep quote={quote} isOffline={isOffline} now={now} onCompose={props.onCompose}>
          {state === 'delivered' && <AfterDelivery {...props} />}
        </NextStep>
      )}
      {quote.status === 'completed' ? <Receipt {...shared} /> : <Delivered {...shared} />}
    </>
  );
}

/** The alternatives to Deliver. */
function OtherActions(props: OrderNowProps & { isDelivered: boolean }) {
  const { quote, isOffline, now, isDelivered, onCompose, onConfirm } = props;
  const { delivery, order } = useTexts();
  const version = (latestOffer(quote)?.version ?? 0) + 1;
  return (
    <>
      {nextWords(quote, now).offer !== 'none' && (
        <Button onClick={onCompose}>
          {version === 1 ? order.next.send : order.next.write(version)}
        </Button>
      )}
      {isDelivered && <TextButton onClick={onConfirm}>{delivery.waiting.confirm}</TextButton>}
      <div className={step.link}>
        <ClientLink quote={quote} isOffline={isOffline} />
      </div>
    </>
  );
}

function AfterDelivery({ isOffline, onFiles, onConfirm }: OrderNowProps) {
  const { delivery } = useTexts();
  return (
    <>
      {onFiles !== null && (
        <ChooseFiles look="button" isOffline={isOffline} onFiles={onFiles}>
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

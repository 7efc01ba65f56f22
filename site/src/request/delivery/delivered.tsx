import { Conversation } from '../now/waiting.tsx';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { useRequestState } from '../use-request.ts';
import { Confirmation } from './confirmation.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { EarlierDeliveries } from './earlier-deliveries.tsx';
import { FinishedFiles } from './finished-files.tsx';

/** The translation is here: its files, and whether it is right. */
export function DeliveredNow() {
  const { delivery: texts } = useRequestTexts();
  const { deliveries } = useRequestState().request;
  const delivery = deliveries.at(-1);
  if (delivery === undefined) return null;
  return (
    <>
      <FinishedFiles
        heading={delivery.number > 1 ? texts.numbered(delivery.number) : texts.heading}
        files={delivery.files}
      />
      {delivery.note !== undefined && <DeliveryNote note={delivery.note} />}
      <Confirmation delivery={delivery} />
      <PaymentPanel />
      <EarlierDeliveries />
      <Conversation />
    </>
  );
}

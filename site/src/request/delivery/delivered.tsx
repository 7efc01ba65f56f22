import { AwaitedFiles } from '../documents/awaited-files.tsx';
import { Invoices } from '../invoices/invoices.tsx';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { Conversation } from '../talk/conversation.tsx';
import { useRequestState } from '../use-request.ts';
import { Confirmation } from './confirmation.tsx';
import { Deliveries } from './deliveries.tsx';

/** The translation has been delivered: its files, and the buttons to confirm it or ask for a revision. */
export function DeliveredNow() {
  const delivery = useRequestState().request.deliveries.at(-1);
  if (delivery === undefined) return null;
  return (
    <>
      <AwaitedFiles />
      <Deliveries />
      <Confirmation delivery={delivery} />
      <Invoices />
      <PaymentPanel />
      <Conversation />
    </>
  );
}

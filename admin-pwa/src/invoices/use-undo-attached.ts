import { takeBackInvoice } from '@yiqiao/contract/commands/office/take-back-invoice';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useRef } from 'react';
import { useConsole } from '../state/use-console.ts';
import { texts } from '../texts/texts.ts';
import type { Upload } from '../uploads/upload.ts';

/** Says when an invoice that was sent from here has reached the client's page, and offers to take it back. */
export function useUndoAttached(quote: QuoteSubmission, uploads: readonly Upload[]): void {
  const { changeNow, toaster } = useConsole();
  const sent = useRef(new Set<string>());
  const { id, invoices = [] } = quote;
  useEffect(() => {
    for (const upload of uploads) sent.current.add(upload.id);
    const arrived = invoices.find(({ changeId = '' }) => sent.current.delete(changeId));
    if (arrived === undefined) return;
    const { changes, delivery, order } = texts();
    const parameters = { id, invoiceId: arrived.id };
    const run = () => void changeNow(takeBackInvoice, { parameters, words: delivery.removal });
    toaster.show({
      title: order.invoices.shown,
      description: arrived.fileName,
      action: { label: changes.undo, altText: order.invoices.takeBack, run },
    });
  });
}

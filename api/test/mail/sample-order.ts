import { findExpiry } from '@yiqiao/contract/commands/server/expiry';
import { findMailEvents } from '@yiqiao/contract/commands/server/find-mail-events';
import { clientEvents, type Mail } from '@yiqiao/contract/record/mail';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Language } from '@yiqiao/contract/text/languages';
import { firstRevision } from '../keep-quotes.ts';
import { sampleQuote } from '../sample-quote.ts';

const offer = {
  wordCount: 5542,
  countedWords: 5318,
  currency: 'USD',
  deliverBy: '2026-11-27T04:00:00.000Z',
  validUntil: '2026-11-28T10:00:00.000Z',
  at: '2026-11-21T04:00:00.000Z',
};

/** An order about which every mail has something to say. */
export function sampleOrder(): StoredQuote {
  const quote = sampleQuote('q1', {
    reference: 'YQ-7F3K-Q2ZD',
    customerName: 'Margaret Lin',
    customerEmail: 'm.lin@harbourlaw.example',
    timeZone: 'Asia/Hong_Kong',
    wordCount: 5318,
    wordCountBasis: 'measured',
    createdAt: '2026-11-20T06:31:00.000Z',
  });
  return {
    ...firstRevision(quote),
    offers: [
      { ...offer, version: 1, total: '797.70', pricePerWord: '0.15' },
      { ...offer, version: 2, total: '831.30', pricePerWord: '0.15' },
    ],
    acceptance: { version: 2, name: 'Margaret Lin', at: '2026-11-22T02:00:00.000Z' },
    refusals: [{ version: 1, reason: 'secret answer', at: '2026-11-21T05:00:00.000Z' }],
    messages: [
      {
        id: 'question',
        from: 'office',
        text: 'secret question',
        isQuestion: true,
        at: '2026-11-21T06:00:00.000Z',
      },
      { id: 'answer', from: 'client', text: 'secret answer', at: '2026-11-21T07:00:00.000Z' },
    ],
    sources: [
      {
        id: 'annex',
        fileName: 'secret annex.docx',
        fileSize: 9,
        fileSha256: 'a'.repeat(64),
        role: 'document',
        from: 'client',
        at: '2026-11-21T08:00:00.000Z',
        wordCount: 1204,
        wordCountBasis: 'measured',
        measurement: null,
      },
    ],
    invoices: [
      {
        id: 'invoice',
        kind: 'fapiao',
        format: 'ofd',
        fileName: 'secret invoice.ofd',
        fileSize: 9,
        fileSha256: 'a'.repeat(64),
        filePath: 'invoice',
        at: '2026-11-27T02:00:00.000Z',
      },
    ],
    deliveries: [
      {
        number: 1,
        at: '2026-11-27T03:32:00.000Z',
        files: [],
        revision: { text: 'secret answer', at: '2026-11-27T04:32:00.000Z', id: 'revision' },
      },
      {
        number: 2,
        at: '2026-11-28T03:32:00.000Z',
        files: ['final.docx', 'notes.docx', 'terms.xlsx'].map((fileName, index) => ({
          id: `${index}`,
          fileName,
          fileSize: 1,
          fileSha256: 'a'.repeat(64),
        })),
        confirmedAt: '2026-11-28T05:00:00.000Z',
      },
    ],
    payments: [
      {
        id: 'payment',
        version: 2,
        amount: '831.30',
        currency: 'USD',
        state: 'paid',
        method: 'card',
        intent: 'secret intent',
        at: '2026-11-22T02:10:00.000Z',
        paidAt: '2026-11-22T02:12:00.000Z',
        updatedAt: '2026-11-22T02:12:00.000Z',
      },
    ],
    wishes: [{ id: 'wish', what: 'export', at: '2026-11-29T02:10:00.000Z' }],
    fileDeletedAt: '2026-12-05T03:32:00.000Z',
  };
}

/** The same, cancelled after its link was replaced and its address corrected. */
export function cancelledOrder(): StoredQuote {
  const order = sampleOrder();
  const at = '2026-11-28T06:00:00.000Z';
  return {
    ...order,
    status: 'cancelled',
    link: { number: 2, at, changeId: 'renewal' },
    history: [
      ...order.history,
      { status: 'in-progress', at, contact: { customerEmail: 'm.lin@harbourlaw.exmaple' } },
      { status: 'cancelled', at },
    ],
  };
}

/** The same, paid at once and declined: its money has gone back. */
export function declinedOrder(): StoredQuote {
  const { refusals: _, ...order } = sampleOrder();
  const at = '2026-11-22T08:00:00.000Z';
  return {
    ...order,
    status: 'cancelled',
    offers: order.offers?.map((it) => ({ ...it, fromEstimate: true })),
    deliveries: [],
    payments: order.payments?.map((it) => ({ ...it, refunded: it.amount })),
    decline: { at, reason: 'secret answer', changeId: 'decline' },
    history: [...order.history, { status: 'cancelled', at, changeId: 'decline' }],
  };
}

/** A queued mail of the sample order. */
export function sampleMail(event: string, language: Language): Mail {
  const before = {
    ...firstRevision(sampleQuote('q1')),
    link: { number: 1, at: '2026-11-20T06:31:00.000Z' },
  };
  const occasions = [
    ...findMailEvents(before, sampleOrder()),
    ...findMailEvents(before, cancelledOrder()),
    ...findMailEvents(before, declinedOrder()),
    ...findExpiry({ ...sampleOrder(), acceptance: undefined }, Date.parse(offer.at)),
  ];
  const about = occasions.findLast((occasion) => occasion.event === event)?.about;
  return {
    id: about === undefined ? event : `${event}.${about}`,
    event,
    ...(about !== undefined && { about }),
    to: clientEvents.some((known) => known === event) ? 'client' : 'office',
    address: 'm.lin@harbourlaw.example',
    language,
    queuedAt: '2026-11-20T06:31:00.000Z',
    state: 'queued',
    attempts: 0,
  };
}

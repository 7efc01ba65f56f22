import type { MailTexts } from '../mail-texts.ts';

export const office: MailTexts['office'] = {
  'new-request': ({ reference, client, words, replyBy, toPay }) => ({
    subject: `New request: ${reference}. Reply by ${replyBy.short}`,
    title: 'New request',
    lead:
      toPay === undefined
        ? `${client} has asked for a quote.`
        : `${client} has sent a document and wants to pay ${toPay} for it at once, your published price. If no payment arrives, answer it like any other request.`,
    rows: [
      ['Reference', reference],
      ['Words', words],
      ['Reply by', replyBy.long],
    ],
    action: 'Open in the console',
    notes: [],
  }),
  acceptance: ({ reference, client, version, total, deliverBy, by, declineBy }) => ({
    subject: `Accepted: ${reference}, ${total}, delivery by ${deliverBy.short}`,
    title: 'Accepted',
    lead:
      declineBy === undefined
        ? `${client} has accepted version ${version} of the quote.`
        : `${client} has paid ${total}, your published price, and so accepted version ${version}.`,
    rows: [
      ['Reference', reference],
      ['Price', total],
      ['Delivery', deliverBy.long],
      ['Accepted by', by],
    ],
    action: 'Open in the console',
    notes:
      declineBy === undefined
        ? []
        : [`You can decline it until ${declineBy.long}. The money goes back then.`],
  }),
  refusal: ({ reference, client, version, total }) => ({
    subject: `Declined: ${reference}, version ${version}`,
    title: 'Declined',
    lead: `${client} has declined version ${version} of the quote.`,
    rows: [
      ['Reference', reference],
      ['Price', total],
    ],
    action: 'Open in the console',
    notes: ['If the client gave a reason, the console shows it.'],
  }),
  answer: ({ reference, client, count, at }) => ({
    subject:
      count === 1
        ? `New message from the client (${reference})`
        : `${count} new messages from the client (${reference})`,
    title: count === 1 ? 'New message' : `${count} new messages`,
    lead: count === 1 ? `${client} has written to you.` : `${client} has written ${count} times.`,
    rows: [
      ['Reference', reference],
      [count === 1 ? 'Written' : 'Last written', at.long],
    ],
    action: 'Open in the console',
    notes: [],
  }),
  file: ({ reference, client, isReference, words, at, answerBy }) => ({
    subject: isReference
      ? `New reference file from the client (${reference})`
      : `New document from the client (${reference})`,
    title: isReference ? 'New reference file' : 'New document',
    lead: isReference
      ? `${client} has added a file for reference. It is not counted.`
      : `${client} has added a document to be translated.`,
    rows: [
      ['Reference', reference],
      ...(words === undefined ? [] : [['Words', words] as const]),
      ['Added', at.long],
      ['Answer by', answerBy.long],
    ],
    action: 'Open in the console',
    notes: [],
  }),
  wish: ({ reference, client, what, at, answerBy }) => ({
    subject:
      what === 'export'
        ? `${reference}: the client asks for a copy of their data`
        : `${reference}: the client asks to be erased`,
    title: what === 'export' ? 'A copy of personal data' : 'Erasure',
    lead:
      what === 'export'
        ? `${client} has asked for a copy of everything you hold about them.`
        : `${client} has asked you to erase everything you hold about them.`,
    rows: [
      ['Reference', reference],
      ['Asked', at.long],
      ['Answer by', answerBy.long],
    ],
    action: 'Open in the console',
    notes: [
      'Anyone with the link to the page can ask for this. If in doubt, write to the client first.',
    ],
  }),
  revision: ({ reference, client, number, at }) => ({
    subject: `Revision requested: ${reference}, delivery ${number}`,
    title: 'Revision requested',
    lead: `${client} has asked you to revise delivery ${number}.`,
    rows: [
      ['Reference', reference],
      ['Requested', at.long],
    ],
    action: 'Open in the console',
    notes: ['The console shows what they want changed.'],
  }),
  confirmation: ({ reference, client, number, at }) => ({
    subject: `Confirmed: ${reference}, delivery ${number}`,
    title: 'Confirmed',
    lead: `${client} has confirmed delivery ${number}. The order is completed.`,
    rows: [
      ['Reference', reference],
      ['Confirmed', at.long],
    ],
    action: 'Open in the console',
    notes: [],
  }),
  paid: ({ reference, client, version, amount, at, isUnclear }) => ({
    subject: isUnclear ? `Payment to check: ${reference}` : `Paid: ${reference}, ${amount}`,
    title: isUnclear ? 'Payment to check' : 'Paid',
    lead: isUnclear
      ? `${client} has paid, but not the amount of version ${version}.`
      : `${client} has paid version ${version} of the quote.`,
    rows: [
      ['Reference', reference],
      ['Amount', amount],
      ['Paid', at.long],
    ],
    action: 'Open in the console',
    notes: isUnclear ? ['Check it against the payment provider’s records.'] : [],
  }),
};

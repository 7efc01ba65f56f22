import type { MailTexts } from '../mail-texts.ts';

export const office: MailTexts['office'] = {
  newRequest: ({ reference, client, words, replyBy }) => ({
    subject: `New request: ${reference}. Reply by ${replyBy.short}`,
    title: 'New request',
    lead: `${client} asks for a quote.`,
    rows: [
      ['Reference', reference],
      ['Words', words],
      ['Reply by', replyBy.long],
    ],
    action: 'Open in the console',
    notes: [],
  }),
  acceptance: ({ reference, client, version, total, deliverBy, by }) => ({
    subject: `Accepted: ${reference}, ${total}, delivery ${deliverBy.short}`,
    title: 'Accepted',
    lead: `${client} has accepted version ${version} of the quote.`,
    rows: [
      ['Reference', reference],
      ['Price', total],
      ['Delivery', deliverBy.long],
      ['Accepted by', by],
    ],
    action: 'Open in the console',
    notes: [],
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
  answer: ({ reference, client, at }) => ({
    subject: `A message from the client about ${reference}`,
    title: 'A message',
    lead: `${client} has written to you.`,
    rows: [
      ['Reference', reference],
      ['Written', at.long],
    ],
    action: 'Open in the console',
    notes: [],
  }),
};

import type { Letter, MailTexts, OwnAcceptanceFacts, ReceivedFacts } from '../mail-texts.ts';
import { news } from './news.ts';

function introduceQuote(version: number, amends: number | undefined): string {
  if (amends !== undefined) {
    return `This is version ${version}, a change to your order. You accepted version ${amends}; it holds until you accept this one.`;
  }
  return version === 1
    ? 'This is your quote.'
    : `This is version ${version} of your quote. It replaces version ${version - 1}.`;
}

function payByRow(payBy: string | undefined): Letter['rows'] {
  return payBy === undefined ? [] : [['Pay by', payBy]];
}

function receivedRequest({ reference, words, replyBy }: ReceivedFacts): Letter {
  return {
    subject: `Received: ${reference}. We will reply by ${replyBy.short}`,
    title: 'Received',
    lead: 'We have your document. A person is reviewing it and will quote a fixed price.',
    rows: [
      ['Reference', reference],
      ['Words', words],
      ['Quote by', replyBy.long],
    ],
    action: 'Open your page',
    notes: ['You owe nothing until you accept a quote.'],
  };
}

/** Whether it is paid by now is not known here. */
function receivedOrder({ reference, words }: ReceivedFacts, toPay: string): Letter {
  return {
    subject: `Received: ${reference}, ${toPay}`,
    title: 'Received',
    lead: 'We have your document. Version 1 of your quote is the price that you were shown; your payment accepts it.',
    rows: [
      ['Reference', reference],
      ['Words', words],
      ['Price', toPay],
    ],
    action: 'Open your page',
    notes: [
      'If you have paid, there is nothing more to do. If you have not, you can still pay on your page, or ask us first.',
      'You owe nothing until you pay or accept.',
    ],
  };
}

function acceptedQuote({
  reference,
  version,
  total,
  deliverBy,
  payBy,
  by,
  at,
}: OwnAcceptanceFacts): Letter {
  return {
    subject: `Accepted: version ${version}, ${total} (${reference})`,
    title: 'Accepted',
    lead: `Thank you. Version ${version} of our quote is accepted.`,
    rows: [
      ['Reference', reference],
      ['Price', total],
      ['Delivery', deliverBy.long],
      ...payByRow(payBy),
      ...(by === undefined ? [] : [['Accepted by', by] as const]),
      ['Accepted', at.long],
    ],
    action: 'Open your page',
    notes: ['Keep this email: it says what was agreed.'],
  };
}

function paidOrder({ reference, version, total, deliverBy, at }: OwnAcceptanceFacts): Letter {
  return {
    subject: `Paid: version ${version}, ${total} (${reference})`,
    title: 'Paid',
    lead: `Thank you. Your payment has arrived and accepts version ${version} of your quote. We confirm within 24 hours; if we have to decline, all of it goes back the same way.`,
    rows: [
      ['Reference', reference],
      ['Paid', total],
      ['Delivery', deliverBy.long],
      ['Accepted', at.long],
    ],
    action: 'Open your page',
    notes: ['Keep this email: it says what was agreed.'],
  };
}

export const client: MailTexts['client'] = {
  ...news,
  received: (facts) =>
    facts.toPay === undefined ? receivedRequest(facts) : receivedOrder(facts, facts.toPay),
  quote: ({ reference, version, total, words, rate, deliverBy, validUntil, payBy, amends }) => ({
    subject:
      amends === undefined
        ? `Your quote: ${total}, delivery by ${deliverBy.short} (${reference})`
        : `A change to your order: ${total}, delivery by ${deliverBy.short} (${reference})`,
    title: total,
    lead: introduceQuote(version, amends),
    rows: [
      ['Reference', reference],
      ['Words', rate === undefined ? `${words}, fixed price` : `${words} at ${rate} per word`],
      ['Delivery', deliverBy.long],
      ...payByRow(payBy),
      ['Valid until', validUntil.long],
    ],
    action: amends === undefined ? 'Review the quote' : 'Review the change',
    notes: [
      'Accept it, ask us a question or decline it on your page. Replying to this email does not accept the quote.',
    ],
  }),
  expired: ({ reference, version, total, validUntil, amends }) => ({
    subject:
      amends === undefined
        ? `Your quote has expired (${reference})`
        : `The change to your order has expired (${reference})`,
    title: 'Expired',
    lead:
      amends === undefined
        ? 'Your quote has expired and can no longer be accepted.'
        : `The change to your order was not accepted in time. Version ${amends}, which you accepted, still holds.`,
    rows: [
      ['Reference', reference],
      ['Version', `${version}`],
      ['Price', total],
      ['Valid until', validUntil.long],
    ],
    action: 'Open your page',
    notes: ['If you still want it, ask for a new quote on your page.'],
  }),
  question: ({ reference, isQuestion, at }) => ({
    subject: isQuestion ? `A question about ${reference}` : `A message about ${reference}`,
    title: isQuestion ? 'A question' : 'A message',
    lead: isQuestion
      ? 'We have a question for you. You can read and answer it on your page.'
      : 'You have a new message from us. You can read it on your page.',
    rows: [
      ['Reference', reference],
      ['Written', at.long],
    ],
    action: isQuestion ? 'Read and answer' : 'Read the message',
    notes: ['Questions and answers stay together on your page. We do not send them by email.'],
  }),
  accepted: (facts) => (facts.declineBy === undefined ? acceptedQuote(facts) : paidOrder(facts)),
  delivered: ({ reference, files, at, revisionsUntil }) => ({
    subject: `Delivered: your files are ready (${reference})`,
    title: 'Delivered',
    lead: `Your ${files === 1 ? 'file is' : `${files} files are`} ready on your page. We do not send documents by email.`,
    rows: [
      ['Reference', reference],
      ['Delivered', at.long],
      ['Free revisions until', revisionsUntil.long],
    ],
    action: 'Download and confirm',
    notes: [
      'Save your copies. Within 24 hours of completion we delete your document and the files we delivered.',
    ],
  }),
  completed: ({ reference, deletedAt }) => ({
    subject: `Completed: your files are deleted (${reference})`,
    title: 'Completed',
    lead: 'The project is completed. Your document and the files we delivered have been deleted from our server.',
    rows: [
      ['Reference', reference],
      ['Deleted', deletedAt.long],
    ],
    action: 'See the receipt',
    notes: ['The receipt lists the names and sizes of the files, and when they were deleted.'],
  }),
  links: (count) => ({
    subject: count === 1 ? 'Your open order: its link' : `Your open orders: ${count} links`,
    title: count === 1 ? 'Your link' : 'Your links',
    lead: `Somebody, we trust it was you, asked for the links of the open orders under this address. There ${count === 1 ? 'is one' : `are ${spellOut(count)}`}.`,
    notes: [
      'These are the links you had; nothing was changed. Anyone who has one can see that order.',
      'You did not ask? Then do nothing: only this mailbox has received them.',
    ],
  }),
  stateOf(facts) {
    switch (facts.state) {
      case 'received':
        return 'Received, a quote follows';
      case 'question':
        return 'We have a question';
      case 'quoted':
        return `Quote, valid until ${facts.validUntil.short}`;
      case 'expired':
        return 'The quote has expired';
      case 'declined':
        return 'You declined the quote';
      case 'accepted':
        return facts.open === undefined
          ? `In progress, by ${facts.deliverBy.short}`
          : `Accepted, ${facts.open} to pay`;
      case 'in-progress':
        return 'In progress';
      case 'revision':
        return 'Being revised';
      case 'delivered':
        return `Delivered, free revisions until ${facts.revisionsUntil.short}`;
    }
  },
};

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers up to ten as words. */
function spellOut(count: number): string {
  return numbers[count - 2] ?? `${count}`;
}

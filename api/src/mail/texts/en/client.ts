import type { MailTexts } from '../mail-texts.ts';

export const client: MailTexts['client'] = {
  received: ({ reference, words, replyBy }) => ({
    subject: `Received: ${reference}. We reply by ${replyBy.short}`,
    title: 'Received',
    lead: 'Your document is here. A person reads it now and sets a fixed price.',
    rows: [
      ['Reference', reference],
      ['Words', words],
      ['Quote by', replyBy.long],
    ],
    action: 'Open your page',
    notes: ['You owe nothing until you accept a quote.'],
  }),
  quote: ({ reference, version, total, words, rate, deliverBy, validUntil }) => ({
    subject: `Your quote: ${total}, delivery ${deliverBy.short} (${reference})`,
    title: total,
    lead:
      version === 1
        ? 'This is your quote.'
        : `Your quote, version ${version}. It replaces version ${version - 1}.`,
    rows: [
      ['Reference', reference],
      ['Words', rate === undefined ? `${words}, fixed price` : `${words} at ${rate} per word`],
      ['Delivery', deliverBy.long],
      ['Valid until', validUntil.long],
    ],
    action: 'See and decide',
    notes: ['Accept, ask or decline on your page. This mail itself accepts nothing.'],
  }),
  question: ({ reference, isQuestion, at }) => ({
    subject: isQuestion ? `A question about ${reference}` : `A message about ${reference}`,
    title: isQuestion ? 'A question' : 'A message',
    lead: isQuestion
      ? 'We have a question about your document. You can read and answer it on your page.'
      : 'We have written to you. You can read the message on your page.',
    rows: [
      ['Reference', reference],
      ['Written', at.long],
    ],
    action: isQuestion ? 'Read and answer' : 'Read the message',
    notes: ['On your page, question and answer stay together. Mail does not carry them.'],
  }),
  accepted: ({ reference, version, total, deliverBy, by, at }) => ({
    subject: `Accepted: version ${version}, ${total} (${reference})`,
    title: 'Accepted',
    lead: `Thank you. Version ${version} of our quote is accepted.`,
    rows: [
      ['Reference', reference],
      ['Price', total],
      ['Delivery', deliverBy.long],
      ...(by === undefined ? [] : [['Accepted by', by] as const]),
      ['Accepted', at.long],
    ],
    action: 'Open your page',
    notes: ['Keep this mail: it says what was agreed.'],
  }),
  delivered: ({ reference, files, at, revisionsUntil }) => ({
    subject: `Delivered: your files are ready (${reference})`,
    title: 'Delivered',
    lead: `Your text is on your page, in ${files === 1 ? '1 file' : `${files} files`}. We do not send documents by mail.`,
    rows: [
      ['Reference', reference],
      ['Delivered', at.long],
      ['Free revisions until', revisionsUntil.long],
    ],
    action: 'Download and confirm',
    notes: ['Save your copies. Within 24 hours of completion we delete yours and ours.'],
  }),
  completed: ({ reference, deletedAt }) => ({
    subject: `Completed: your files are deleted (${reference})`,
    title: 'Completed',
    lead: 'The project is completed. Your document and the files we delivered are deleted from our server.',
    rows: [
      ['Reference', reference],
      ['Deleted', deletedAt.long],
    ],
    action: 'See the receipt',
    notes: ['The receipt has the names and sizes of the files, and when they were deleted.'],
  }),
};

/** Of an order that the client has paid before anybody of the office had looked at it. */
export const declining = {
  until: (moment: string): string =>
    `Paid at once, at your published price. You can decline it until ${moment}.`,
  open: 'Decline',
  question: 'Decline this order?',
  follows: (sum: string): string =>
    `The order is cancelled, ${sum} goes back to the client through the payment provider, and the client is told. This cannot be undone.`,
  reason: 'Reason, which the client reads (optional)',
  keep: 'Keep the order',
  send: (sum: string): string => `Decline and pay back ${sum}`,
  sending: 'Declining…',
  done: 'Order declined',
  offline: 'You are offline. Declining needs a connection, since money moves.',
  unanswered:
    'The server did not answer. The order may have been declined all the same: refresh once you are back online to see.',
  refused: 'The order could not be declined.',
  /** In the history. */
  declined: 'Declined after the payment',
};

export type DecliningTexts = typeof declining;

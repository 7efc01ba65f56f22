/** With a payment provider: the document on the desk is sent and paid. */
export const payNow = {
  who: 'Who is it for?',
  emailHint: 'The link to your order and the receipt go here.',
  /** @param direction may be empty. */
  document: (words: string, direction: string): string =>
    direction === '' ? `${words}, all counted` : `${words}, all counted · ${direction}`,
  change: 'Change',
  type: 'Service type',
  timeline: 'Timeline',
  /** The words, the price of one, and the factor of the timeline. */
  sum: (words: string, rate: string, factor: number): string =>
    factor === 1 ? `${words} × ${rate}` : `${words} × ${rate} × ${factor}`,
  onDevice: 'The document is still on your device. It is sent when you continue.',
  stops: [
    {
      title: 'You pay on our payment provider’s page',
      text: 'Your card number never reaches us.',
    },
    {
      title: 'The payment accepts version 1 of your quote',
      text: 'The published rate, now fixed for this document.',
    },
    {
      title: 'We confirm within 24 hours',
      text: 'If we have to decline, all of it goes back the same way.',
    },
    { title: 'Work starts', text: 'Your order page says when it will be delivered.' },
  ] as readonly { readonly title: string; readonly text: string }[],
  send: (amount: string): string => `Send it and pay ${amount}`,
  terms: { before: 'Under our ', link: (name: string): string => name, after: '.' },
  rather: 'Rather have a person look first?',
  request: 'Request this Quote',
  sending: (percent: number): string => `Sending your document: ${percent}%`,
  /** In its place while nothing goes through. */
  waits: (percent: number): string => `The line is gone at ${percent}%. It goes on by itself.`,
  cancel: 'Cancel',
  arrived: {
    title: 'Your document has arrived',
    reference: (reference: string): string => `Order ${reference}`,
    text: 'Now the payment, on the page of our payment provider. Your page leads there at any time.',
    pay: (amount: string): string => `Pay ${amount}`,
    away: 'The payment provider does not answer. Nothing has been charged, and your document is safe with us. Try again in a minute, or pay later on your page.',
    page: 'Open your page',
  },
  /** The document has arrived and cannot be paid at the price that was shown. */
  differs: {
    title: 'Your document has arrived',
    text: 'Nothing has been charged: our own count has not given the same price. A person looks at it and quotes a fixed price within 24 hours.',
  },
  /** It can be paid, at prices that have changed since the page was opened. */
  changed: {
    title: 'Our prices have changed',
    text: (before: string, now: string): string =>
      `This page showed ${before}; at today’s prices it is ${now}. Your document has arrived, and nothing has been charged. Pay it, or leave it: you can decide on your page at any time.`,
  },
  /** Without a document. */
  none: {
    text: 'A payment belongs to an order, and no order is open here. Nothing has been charged.',
    document: {
      title: 'I have a document',
      text: 'Drop it, see the words and the price, then pay or request.',
      link: 'Get a Quote',
    },
    order: {
      title: 'I have an order',
      text: 'Its page has the sum and the ways to pay. The link is in our first email.',
      link: 'Send me my link',
      write: 'Write to us',
    },
  },
  /** Without a payment provider, beside a document. */
  instead: {
    title: 'You don’t have to wait for that.',
    text: 'Nothing has been charged, and the document has not left your device. Send it as a request: we answer with a price within 24 hours, and payment comes after.',
  },
};

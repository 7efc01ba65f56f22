export const payment = {
  heading: 'Payment Method',
  card: 'Card Payment',
  crypto: 'Cryptocurrency',
  setup: {
    title: 'Payment Setup Required',
    text: 'Stripe payment processing is not yet configured. Please contact support to complete your payment.',
    contact: 'Contact Support',
  },
  /** With a payment provider. */
  page: {
    title: 'Pay on a secure page',
    text: 'You pay on the page of our payment provider, Stripe, and come back here. The amount is an advance on your order. No card details pass through this site.',
    pay: (amount: string): string => `Pay ${amount}`,
    away: 'The payment provider does not answer. Please try again in a minute.',
  },
  /** To whoever comes back from there. */
  returned: {
    outcomes: {
      paid: {
        title: 'Payment received',
        text: (amount: string): string =>
          `Your advance of ${amount} has arrived. Name this reference when you send us your document.`,
      },
      underWay: {
        title: 'Payment under way',
        text: (amount: string): string =>
          `Your bank has yet to confirm ${amount}. Reload this page later to see whether it has arrived.`,
      },
      open: {
        title: 'Waiting for the payment',
        text: (amount: string): string =>
          `We have not heard of ${amount} yet. Reload this page in a minute.`,
      },
      failed: {
        title: 'Payment not completed',
        text: (amount: string): string => `${amount} has not arrived, and nothing was charged.`,
      },
      other: {
        title: 'Please write to us',
        text: (amount: string): string =>
          `A person has to look at your payment of ${amount}. Name this reference.`,
      },
    },
    unknown: {
      title: 'We cannot see this payment',
      text: 'Reload this page in a minute. If it stays so, write to us and name this reference.',
    },
    send: 'Send your document',
    again: 'Try again',
  },
  coins: {
    heading: 'Choose a coin',
    toast: 'Crypto Payment',
    toastText: (coin: string): string => `${coin} payment integration would be implemented here`,
  },
  charged: (hasDocument: boolean): string =>
    `${hasDocument ? 'Your document and details are still on the quote page. ' : ''}Nothing has been charged.`,
  preparing: {
    heading: 'Preparing Payment',
    late: 'This takes longer than it should. Nothing has been charged.',
    noScript:
      'Payment needs JavaScript, which is off in this browser. Write to us and we will help.',
  },
  /** The mail that asks for help with a payment. */
  mail: {
    subject: 'Payment',
    subjectOf: (amount: string): string => `Payment of ${amount}`,
    reference: (reference: string): string => `Payment reference: ${reference}`,
    document: (fileName: string, words: string): string => `Document: ${fileName}, ${words}`,
    service: (service: string): string => `Service: ${service}`,
  },
};

export const payment = {
  heading: 'Payment Method',
  card: 'Card Payment',
  crypto: 'Cryptocurrency',
  setup: {
    title: 'Payment Setup Required',
    text: 'Stripe payment processing is not yet configured. Please contact support to complete your payment.',
    contact: 'Contact Support',
  },
  coins: {
    heading: 'Choose a coin',
    toast: 'Crypto Payment',
    toastText: (coin: string): string => `${coin} payment integration would be implemented here`,
  },
  charged: 'Nothing has been charged.',
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

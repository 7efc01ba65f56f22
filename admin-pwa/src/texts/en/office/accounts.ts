/** Where orders are paid to. */
export const accounts = {
  lead: 'Shown to a client who accepted a quote, by its currency. What is open keeps the account that it was sent with.',
  quotesBeginWith: 'New quotes begin with',
  beginWith: (currency: string): string => `Quotes begin with ${currency}`,
  doneWhy: 'For quotes that are sent from now on.',
  currencies: { USD: 'US dollars', CNY: 'Renminbi' },
  accountIn: { USD: 'Account in US dollars', CNY: 'Account in renminbi' },
  facts: {
    name: 'Account holder',
    number: 'Account number or IBAN',
    bank: 'Bank and branch',
    code: 'BIC, or the bank’s code in mainland China',
  },
  noAccount: 'no account',
  otherWays: 'Other ways to pay',
  otherWaysHint:
    'In your own words, such as an Alipay account. {reference} becomes the reference of the request.',
  faults: {
    missing: 'An account needs a holder, a number and a bank.',
    number: 'Compare the number: its check digits do not match. At most 200 characters.',
    text: 'Enter at most 200 characters; 1,000 for other ways to pay.',
  },
  accountAt: (digits: string, bank: string): string => `…${digits} at ${bank}`,
  deed: {
    moved: (currency: string, from: string, to: string): string =>
      `${currency}, from ${from} to ${to}. From then on clients pay there.`,
    first: (currency: string, to: string): string =>
      `${currency}, to ${to}. From then on clients pay there.`,
    gone: (currency: string, from: string): string =>
      `${currency}: ${from} is taken away. From then on clients find no account.`,
    other: 'Change what clients read about how to pay.',
    takeBack: 'Take back a change of where clients pay.',
  },
};

export type AccountsTexts = typeof accounts;

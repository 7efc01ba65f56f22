import { hans } from '../phrase.ts';

/** The page for a client who has lost the link of an order. */
export const lostLink = {
  eyebrow: 'Your orders with us',
  /** Without its question mark, which is drawn, like the companion's. */
  title: 'Lost your link',
  companion: hans('链接丢了'),
  ask: {
    lead: 'Type the address you gave us. We mail you the links of your open orders.',
    email: 'Email',
    send: 'Mail me my links',
    sending: 'Sending',
    faults: {
      missing: 'Enter your email address.',
      invalid: 'The address is not complete, as in name@example.com',
    },
    failures: {
      lost: 'There is no connection. Your address is still here: press the button again once you are online.',
      'too-many-requests': 'Too many requests came from your network. Try again in a minute.',
      'no-mail': 'This site does not send mail by itself. Please write to us.',
      other: 'Something went wrong here. Try again in a minute.',
    },
  },
  help: (email: string) => [
    {
      question: 'No mail after some minutes?',
      answer: 'Look in the folder for spam, or try the other address you may have used.',
    },
    {
      question: 'No address left with us?',
      answer: `You came by telephone or WeChat: ask the person you spoke with, or write to ${email} with your reference.`,
    },
    {
      question: 'Looking for a finished order?',
      answer: 'Its link ends 90 days after completion; your files were deleted long before.',
    },
  ],
  sent: {
    title: 'Look in your mailbox',
    companion: hans('请查收'),
    /** Around the address; without it, after a reload. */
    lead: { before: 'If there are open orders under ', after: ', their links are on the way.' },
    leadAlone: 'If there are open orders under that address, their links are on the way.',
    alike: 'We say the same whether there are any or not: nobody learns here who our clients are.',
    nothing: 'Nothing after ten minutes?',
    remedy:
      'Look in the folder for spam, or try the other address you may have used. One mail per address in ten minutes.',
    another: 'Another address',
  },
  write: {
    lead: 'Write to us from the address you gave us, with your reference if you have it. A person answers with the link.',
    action: (email: string): string => `Write to ${email}`,
    /** Of the mail. */
    subject: 'The link of my order',
    note: 'This site does not send mail by itself.',
  },
};

export type LostLinkTexts = typeof lostLink;

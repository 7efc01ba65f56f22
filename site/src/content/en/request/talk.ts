/** Messages between client and office, and what became of a press. */
export const talk = {
  heading: 'What was said',
  you: 'You',
  ask: 'Ask or add something',
  message: 'Your message',
  placeholder: 'A term to keep, a name to spell, another deadline',
  send: 'Send',
  answer: 'Your answer',
  sendAnswer: 'Send answer',
  answerHint: 'Not sure? Say so.',
  /** Where the answer comes. */
  here: (hasMail: boolean): string =>
    hasMail ? 'A person answers here and by e-mail.' : 'A person answers on this page.',
  sending: 'Sending…',
  sent: 'Your message has arrived.',
  accepted: 'You have accepted the quote.',
  declined: 'You have declined the quote.',
  lost: 'The connection was lost. What you typed is still here; press the button again.',
  /** By the code of the refusal. */
  refused: (code: string): string => {
    const known: Readonly<Record<string, string>> = {
      'offer-superseded': 'A newer version of this quote is here.',
      'offer-expired': 'This quote has expired. Nothing was agreed.',
      'offer-declined': 'This quote was declined. If you have changed your mind, write to us.',
      'order-accepted': 'This quote was accepted before.',
      'order-closed': 'This request is closed.',
      'order-full': 'There is no room for more messages here. Write to us by e-mail.',
      'text-missing': 'Nothing was typed. Fill in the field and press the button again.',
      'text-too-long': 'That text is too long. Shorten it and press the button again.',
      'too-many-requests': 'Too many messages at once. Try again in a minute.',
    };
    return Object.hasOwn(known, code)
      ? (known[code] ?? '')
      : 'Something went wrong here. Try again in a minute.';
  },
};

export type TalkTexts = typeof talk;

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
    hasMail ? 'We reply here and by email.' : 'We reply on this page.',
  /** By what was pressed. */
  done: {
    add: 'Your file has arrived.',
    'take-back': 'It is changed as you wished.',
    send: 'Your message has arrived.',
    accept: 'You have accepted the quote.',
    decline: 'You have declined the quote.',
    /** Of an amendment. */
    amend: 'You have accepted the new version.',
    keep: 'You have declined the new version. What you accepted holds.',
    confirm: 'You have confirmed the delivery.',
    revise: 'You have asked for a revision.',
    wish: 'We have your request, and someone on our staff handles it.',
    bill: 'Your billing details are saved.',
  },
  lost: 'The connection was lost. What you typed is still here; press the button again.',
  /** By the code of the refusal. */
  refused: (code: string): string => {
    const known: Readonly<Record<string, string>> = {
      'not-found':
        'This link has ended, so nothing was sent. What you typed is still here. Ask us for the new link:',
      'offer-missing': 'There is no such quote here.',
      'offer-superseded': 'A newer version of this quote is here.',
      'offer-expired': 'This quote has expired. It was not accepted.',
      'offer-declined': 'This quote was declined. If you have changed your mind, write to us.',
      'order-accepted': 'This quote has already been accepted.',
      'order-closed': 'This request is closed.',
      'order-full': 'There is no room for more messages here. Write to us by email.',
      'delivery-missing': 'There is no such delivery here.',
      'delivery-superseded': 'A newer delivery is here.',
      'delivery-confirmed': 'This delivery has already been confirmed.',
      'revision-requested': 'You have already asked for a revision of this delivery.',
      'not-payable': 'There is nothing to pay here now.',
      'already-paid': 'This quote is paid already, or the payment is being confirmed.',
      'payment-unavailable':
        'The page of our payment provider could not be opened. Try again in a minute.',
      'invoice-issued': 'The invoice has been issued. Write to us if something is wrong.',
      'source-missing': 'This file is not in the order any more.',
      'source-answered':
        'We have answered this file, so it can no longer be changed here. Write to us.',
      'too-many-files': 'This order has no room for more files. Write to us by email.',
      'file-empty': 'The file is empty. Choose it again, or another one.',
      'file-too-large': 'Too large: a file can have 1 GB at most.',
      'file-changed': 'The file was changed or moved after you chose it. Choose it again.',
      'no-room': 'Our disk has no room for this file at the moment. Try again later.',
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

function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** Where an order stands, what is to be done next, and by when. */
export const progress = {
  life: {
    title: 'Where it stands',
    stops: {
      received: 'Received',
      quoted: 'Quoted',
      accepted: 'Accepted',
      delivered: 'Delivered',
      confirmed: 'Confirmed',
    },
    states: { done: 'done', now: 'now', 'to-come': 'to come' },
    version: (version: number, moment: string): string => `${ordinal(version)}, ${moment}`,
    by: (moment: string): string => `by ${moment}`,
    wasDue: (moment: string): string => `was due ${moment}`,
    changeAsked: 'change asked for',
    asked: 'a question is open',
    expired: 'expired',
    declined: 'declined',
  },
  next: {
    title: 'Next step',
    send: 'Send a quote',
    write: (version: number): string => `Write version ${version}`,
    amend: (version: number): string => `Write amendment ${version}`,
    received: 'Answer with a quote',
    atRates: (words: string, amount: string): string =>
      `${words} at the published rates: ${amount}.`,
    wantedIn: (span: string): string => `Wanted in ${span}.`,
    askFirst: 'Ask first',
    receivedWhy: 'The client reads it on their page and can accept it there.',
    question: 'Waiting for an answer',
    questionWhy: 'The client has your question. You can still send a quote.',
    quoted: 'Waiting for the client',
    quotedWhy: 'Nothing to do until the answer.',
    unanswered: 'The client has written',
    revision: 'A change is asked for',
    unansweredOver: 'A message on a closed order',
    asChange: 'Treat it as a change',
    expired: 'The quote has expired',
    expiredWhy: 'A new version opens it again.',
    declined: 'The client has declined',
    declinedWhy: 'No reason was given.',
    accepted: (name: string): string => `Accepted by ${name}`,
    acceptedWhy: (version: number, moment: string): string => `Quote ${version}, ${moment}.`,
    inProgress: 'In progress',
    inProgressWhy: 'No quote was accepted on the client’s page.',
    over: 'Nothing left to do',
    overWhy: 'The client’s page shows how it ended.',
  },
  clock: {
    answerDueIn: (span: string): string => `Answer due in ${span}`,
    answerOverdue: (span: string): string => `Answer overdue by ${span}`,
    revisionDueIn: (span: string): string => `Change asked: answer in ${span}`,
    revisionOverdue: (span: string): string => `Change asked: answer overdue by ${span}`,
    /** By the `MailFault`. */
    mail: {
      'no-mailbox': 'Email came back: no such mailbox',
      'no-domain': 'Email came back: no such domain',
      full: 'Email came back: mailbox full',
      blocked: 'Email came back: blocked',
      refused: 'Email came back',
      'given-up': 'Email given up after two days',
      waiting: 'Email still waiting',
    },
    wishDueBy: (moment: string): string => `Answer about personal data by ${moment}`,
    wishOverdue: (span: string): string => `Answer about personal data overdue by ${span}`,
    decision: (span: string): string => `Waiting for the client, ${span} left`,
    decisionSoon: (span: string): string => `Quote ends in ${span}`,
    delivery: (moment: string): string => `Deliver by ${moment}`,
    deliveryOverdue: (span: string): string => `Delivery overdue by ${span}`,
    confirmation: (moment: string): string => `Client confirms by ${moment}`,
    expired: 'Quote expired',
    declined: 'Quote declined',
    question: 'Waiting for the client’s answer',
  },
};

export type ProgressTexts = typeof progress;

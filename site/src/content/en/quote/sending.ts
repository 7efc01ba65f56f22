import type { Refusal } from '../../facts/refusal.ts';

export const sending = {
  send: 'Request this Quote',
  chooseFirst: 'Choose a document first',
  busy: 'Creating Quote...',
  failure: {
    lost: 'The connection was lost.',
    gone: 'The document has changed on your device.',
    /** The server's own words, where it gave any. */
    refused: ({ reason }: Refusal): string => reason ?? 'The server could not take the request.',
    /** Where nobody knows whether the request arrived. */
    sendAgain:
      'Your document and everything you typed are still here. Sending again never makes a second request.',
    chooseAgain: 'Remove it and choose it again, then press the button.',
    stillHere: 'Your document and everything you typed are still here.',
    again: 'Send again',
    /** Every place for an upload is taken. */
    waits: (seconds: number): string =>
      `It will be sent by itself in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    sendNow: 'Send now',
    stopWaiting: 'Do not send it by itself',
  },
  toasts: {
    error: 'Error Creating Quote',
    noFile: 'No file selected',
    failed: 'Failed to create quote',
    /** With the labels of the fields that lack something. */
    missingText: (_fields: readonly string[]): string => 'Please fill in all required fields',
    missingTitle: (_count: number): string => 'Missing Information',
    received: 'Your quote request has been submitted',
    receivedText: (reference: string | null): string =>
      `We will reply within 24 hours.${reference === null ? '' : ` Your reference is ${reference}.`}`,
    /** Before it, in a notification on another page. */
    linkKept: 'The link to your page is on the Get a Quote page. ',
    seeReceived: 'See what we received',
  },
};

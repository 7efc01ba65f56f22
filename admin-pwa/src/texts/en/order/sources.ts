import type { SourceRole } from '@yiqiao/contract/record/source';

/** Documents and reference files that came after the request. */
export const sources = {
  title: 'Added later',
  add: 'Add a file',
  forClient: 'Add a file for the client',
  howItCame: 'came by WeChat, mail or hand',
  roles: { document: 'To be translated', reference: 'For reference only' } as Readonly<
    Record<SourceRole, string>
  >,
  documentBefore: 'Counted when it is here, and quoted with the rest.',
  documentAgreed:
    'Counted when it is here. It changes no agreed price: you answer with a quote, or take it in.',
  referenceHint: 'Not translated, not counted, never a price.',
  choose: 'Choose files',
  orDrop: 'or drop them here. Up to 1 GB each.',
  cancel: 'Cancel',
  offline: 'You are offline. Files go straight to the server.',
  reference: 'for reference, not counted',
  byClient: (moment: string): string => `added by the client ${moment}`,
  byUs: (moment: string): string => `added by us ${moment}`,
  deleted: (moment: string): string => `deleted ${moment}`,
  states: {
    offered: 'in the open quote',
    agreed: 'agreed',
    included: 'taken in, no charge',
    'left-out': 'not in this order',
    'not-agreed': 'quoted, not agreed',
    removed: 'taken back',
  },
  notAgreed: 'not agreed',
  /** In a row of the list. */
  tag: 'File added',
  came: 'A document came after acceptance',
  stays: 'Price and day stay as agreed until the client accepts otherwise.',
  cameBefore: 'A document was added',
  staysOpen: 'The open quote holds for what it names.',
  referenceCame: 'The client has added a reference file',
  quoteIt: 'Quote it too',
  takeIn: 'Take it in, no charge',
  leaveOut: 'Not in this order',
  clientReads: 'The client reads this.',
  sayWhy: 'Say why; it can become a request of its own.',
  /** Over the documents that a quote covers. */
  inQuote: 'In this quote',
};

export type SourceTexts = typeof sources;

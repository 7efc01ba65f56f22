/** The quote on one A4 page, as a company files it. */
export const paper = {
  title: 'Quotation',
  reference: 'Reference',
  version: 'Version',
  replaces: (version: number): string =>
    version > 1 ? `${version}, replaces ${version - 1}` : '1',
  /** Of a version that changes an accepted one: its title, and its version. */
  amendment: 'Amendment',
  changes: (version: number, accepted: number): string => `${version}, changes ${accepted}`,
  date: 'Date',
  validUntil: 'Valid until',
  payBy: 'Pay by',
  for: 'For',
  from: 'From',
  registration: (text: string) => `Registered: ${text}`,
  taxNumber: (text: string) => `Tax number: ${text}`,
  file: (name: string, size: string, received: string): string =>
    `${name}, ${size}, received ${received}`,
  /** Reference files that came with it. */
  references: (names: readonly string[]): string =>
    `For reference only, not translated and not counted: ${names.join(', ')}`,
  what: 'What is translated',
  words: 'Words',
  pricePerWord: 'Price per word',
  amount: (currency: string): string => `Amount (${currency})`,
  total: 'Total, fixed',
  inWords: (words: string): string => words,
  delivery: 'Delivery',
  delivered: 'Delivered',
  download: 'for download on your page',
  note: 'Note',
  changedSince: (version: number): string => `Changed since version ${version}`,
  /** Conditions; the first one of an amendment alone. */
  holdsUntil: (accepted: number, version: number): string =>
    `This amends version ${accepted}, which was accepted and holds until version ${version} is accepted.`,
  fixed: 'The price is fixed. It does not follow any later count of the same document. ',
  due: 'Payment is due in full before work starts; if it arrives later, delivery moves back accordingly.',
  difference: 'What differs from the price agreed is to be paid, or is paid back.',
  duePayBy: (day: string): string => `Payment is due in full by ${day}.`,
  conditions: [
    'Words are counted by Microsoft Word’s rule: each Chinese character and punctuation mark is one, each run of letters or figures between spaces is one.',
    'Documents added after acceptance are not in this price: they are quoted by themselves and change nothing until that quote is accepted. Reference files cost nothing.',
    'Acceptance names this version and the person. It is given on your page or by signature below, until the moment of validity; a later version replaces this one.',
    'Our Terms of Service and our Non-Disclosure Agreement apply; both are on our site.',
  ] as readonly string[],
  accepted: (version: number, price: string): string => `Accepted: version ${version}, ${price}`,
  client: (name: string): string => `For ${name}`,
  office: (name: string): string => `For ${name}`,
  signature: 'Signature',
  name: 'Name',
  signedOn: 'Date',
  /** Printed into the line of the date. */
  dateLine: '',
  stamp: 'Company stamp (if used)',
};

export type PaperTexts = typeof paper;

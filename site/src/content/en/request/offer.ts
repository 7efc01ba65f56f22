import type { ComparedField } from '@yiqiao/contract/life/compare-offers';

/** The formal quote, and what the client decides on it. */
export const offer = {
  what: 'What we translate',
  words: 'Words',
  amount: 'Amount',
  fixed: 'Fixed price',
  fixedPerWord: (price: string): string => `Price, at ${price} per word`,
  /** Why the words are not those that were counted. */
  recounted: (counted: string, reason: string): string => `We counted ${counted}. ${reason}`,
  delivery: 'Delivery',
  validUntil: 'Valid until',
  payBy: 'Pay by',
  left: {
    days: (count: number): string => (count === 1 ? '1 day left' : `${count} days left`),
    hours: (count: number): string => (count === 1 ? '1 hour left' : `${count} hours left`),
    soon: 'less than an hour left',
  },
  onPaper: 'On paper',
  save: (version: number): string => `Print the quote, version ${version}`,
  /** Where no script can open the dialog. */
  print: 'Print this page',
  /** Where an app shows the page that may have no printing. */
  inApp: 'Printing may not work here. Open this page in your browser.',
  note: 'Our note',
  changedSince: (version: number): string => `Changed since version ${version}`,
  changed: {
    wordCount: 'Words',
    pricePerWord: 'Price per word',
    total: 'Price',
    deliverBy: 'Delivery',
    validUntil: 'Valid until',
    note: 'Note',
  } as Readonly<Record<ComparedField, string>>,
  /** A price per word that is not there. */
  noPricePerWord: 'fixed',
  noNote: 'none',
  /** A day to pay by that is not there. */
  noPayBy: 'none',
  /** A version that changes the accepted one. */
  amendment: {
    heading: (version: number): string => `Version ${version} is here for you to decide.`,
    text: (accepted: number, version: number): string =>
      `It changes what you accepted. Version ${accepted} holds in everything until you accept version ${version}.`,
    until: (moment: string, accepted: number): string =>
      `Open until ${moment}. Without an answer, version ${accepted} holds.`,
    name: 'Your name',
    accept: (version: number): string => `Accept version ${version}`,
    keep: (accepted: number): string => `Keep version ${accepted}`,
    declined: (version: number, moment: string, accepted: number): string =>
      `You declined version ${version} on ${moment}. Version ${accepted} holds.`,
    expired: (version: number, moment: string, accepted: number): string =>
      `Version ${version} was open until ${moment} and was not accepted. Version ${accepted} holds.`,
  },
  decision: {
    heading: 'Your decision',
    name: 'Your name',
    nameHint: 'This name goes on record as the person accepting.',
    /** Of the price that the client has asked to pay at once. */
    payNow: {
      heading: 'Pay and accept',
      text: 'Your payment accepts version 1. We confirm within 24 hours; if we have to decline, all of it goes back the same way.',
      underWay: 'Your payment is on its way. When it has arrived, it accepts this version.',
      or: 'Accept without paying now',
    },
    accept: 'Accept this quote',
    /** Around the links to the terms and to the agreement. */
    terms: {
      before: (version: number, price: string): string =>
        `You accept version ${version} at ${price} under our `,
      between: '. Your document is covered by our ',
      after:
        '. Payment is due in full before we start; if it arrives later, delivery moves back accordingly.',
      /** Of an amendment. */
      afterAmendment: '. What differs from the price agreed is to be paid, or is paid back.',
      /** Where the quote names a day to pay by. */
      afterPayBy: (day: string): string => `. Payment is due in full by ${day}.`,
      link: (name: string): string => name,
    },
    decline: 'Decline',
    reason: 'Reason',
    optional: 'Optional',
    declineNow: 'Decline this quote',
    declineHint: 'You can still write to us afterwards.',
  },
  replaced: {
    statement: (version: number): string =>
      `Version ${version} has replaced this quote. Only the newest version can be accepted.`,
    see: (version: number, price: string): string => `See version ${version}, ${price}`,
    heading: 'You did not accept anything',
    text: (old: number, version: number): string =>
      `You answered version ${old} while version ${version} was already here. Nothing was agreed and nothing is owed.`,
  },
};

export type OfferViewTexts = typeof offer;

import type { MeasurementLimit } from '@yiqiao/contract/counting/measurement';

/** Why words were not counted, and what the office does about it. */
export interface UncountedReason {
  readonly reason: string;
  readonly next: string;
  /** What the visitor could do instead. */
  readonly hint?: string;
}

const countThem = 'A person will count them before you pay anything.';
const countedByHand = 'A person will count it before you pay anything.';
const opened = 'A person will open it before you pay anything.';
const lengthOnly = 'Its length is read from the file. How much is said in it is not.';
const saveAs = 'A text saved as docx, xlsx, pptx, pdf or txt is counted here at once.';

const byLimit: Record<MeasurementLimit, UncountedReason> = {
  scan: { reason: 'Its pages are pictures, or text drawn as outlines.', next: countedByHand },
  'scanned-pages': {
    reason: 'Some pages are pictures.',
    next: countThem,
  },
  'unreadable-text': { reason: 'No program can read the text of this PDF.', next: countedByHand },
  'unreadable-pages': {
    reason: 'No program can read the text of some pages.',
    next: countThem,
  },
  image: {
    reason: 'The text in it cannot be counted by a program.',
    next: countedByHand,
  },
  audio: {
    reason: lengthOnly,
    next: 'A person will listen to it before you pay anything.',
  },
  video: {
    reason: lengthOnly,
    next: 'A person will watch it before you pay anything.',
  },
  encrypted: {
    reason: 'It is locked with a password.',
    next: 'A person will ask you for it and count the words before you pay anything.',
  },
  'legacy-office': {
    reason: 'This Office format from before 1997 cannot be read here.',
    next: opened,
    hint: 'Saved as docx, xlsx or pptx, it is counted here at once.',
  },
  archive: {
    reason: 'It is an archive, and what is inside is not counted here.',
    next: opened,
  },
  attachments: {
    reason: 'Files are attached to this mail, and they are not counted here.',
    next: 'Send them one by one, or a person will count them before you pay anything.',
  },
  documents: { reason: 'Some documents in it could not be counted in whole.', next: countThem },
  damaged: { reason: 'It is damaged and cannot be read to its end.', next: opened },
  'too-large': { reason: 'It is too large to be read here to its end.', next: countedByHand },
  'too-slow': { reason: 'Reading it takes too long here.', next: countedByHand },
  'unknown-format': {
    reason: 'We do not know this format and cannot look inside.',
    next: opened,
    hint: saveAs,
  },
  failed: {
    reason: 'Our program failed to read it. Nothing has to be wrong with it.',
    next: countedByHand,
  },
};

export const reasons = {
  byLimit,
  /** For a limit that a newer server knows, and for records without a report. */
  unnamed: {
    reason: 'This document could not be counted by a program.',
    next: countedByHand,
  },
  empty: {
    reason: 'This file is empty.',
    next: 'Please check that it is the right one.',
  },
  /** Of an archive whose documents are known. */
  noneCounted: {
    reason: 'No program could count the documents in it.',
    next: countThem,
  },
  /** What happens with several pages. */
  countThem,
};

export type ReasonTexts = typeof reasons;

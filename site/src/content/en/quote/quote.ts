import { hoursInEnglish } from '@yiqiao/contract/wording/hours/en';
import { formats } from '../formats.ts';
import { deadline } from './deadline.ts';
import { document } from './document.ts';
import { estimate } from './estimate.ts';
import { faults } from './faults.ts';
import { file } from './file.ts';
import { offer } from './offer.ts';
import { page } from './page.ts';
import { partPrice } from './part-price.ts';
import { parts } from './parts.ts';
import { progress } from './progress.ts';
import { request } from './request.ts';
import { sending } from './sending.ts';
import { counting } from './words/counting.ts';
import { innerDocuments } from './words/inner-documents.ts';
import { reasons } from './words/reasons.ts';

/** Everything that the quote page says, by the rooms of the desk. */
export const quote = {
  formats,
  hours: hoursInEnglish,
  page,
  file,
  document,
  counting,
  reasons,
  innerDocuments,
  parts,
  partPrice,
  offer,
  estimate,
  progress,
  request,
  deadline,
  faults,
  sending,
};

export type QuoteTexts = typeof quote;

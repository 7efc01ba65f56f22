import { formats } from '../formats.ts';
import { countOf, words } from './words/units.ts';

export const document = {
  heading: 'Upload Document',
  anyType: 'Any type, up to 1 GB',
  keepOpen: 'Keep this page open',
  reading: (percent: number): string => `Reading… ${percent}%`,
  estimated: 'Estimated',
  notCounted: 'Not counted',
  /** Of a package. */
  countedOf: (counted: number, all: number): string =>
    `${formats.count(counted)} of ${countOf(all, 'document', 'documents')} counted`,
  readIn: (seconds: string): string => `Read in ${seconds} seconds`,
  bar: 'Your document',
  remove: 'Remove',
  removeLabel: 'Remove the document',
  cancel: 'Cancel',
  cancelLabel: 'Cancel sending',
  /** The document as marks; `isMain`: its main text alone, since other parts stand beside it. */
  drawing: (isMain: boolean, scripts: string, wordsPerMark: number): string =>
    `${subject(isMain)} in reading order: ${scripts}. ${scale(wordsPerMark)}.`,
  caption: (isMain: boolean): string => `${subject(isMain)} as we read it, first page to last.`,
  scale,
};

function subject(isMain: boolean): string {
  return isMain ? 'Your main text' : 'Your document';
}

function scale(wordsPerMark: number): string {
  return `One mark is ${words(wordsPerMark)}`;
}

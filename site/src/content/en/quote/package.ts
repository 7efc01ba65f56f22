import type { Cents } from '@yiqiao/contract/money/money';
import { formats } from '../formats.ts';
import { countOf, pages } from './words/units.ts';

/** Several files that are sent as one package. */
export const packageTexts = {
  /** Under "Only the first of 3 files was taken." */
  offer: {
    others: (names: readonly string[], more: number): string => {
      const list = names.join(', ');
      return more === 0
        ? `Also there: ${list}`
        : `Also there: ${list} and ${formats.count(more)} more`;
    },
    folder: (name: string, size: string): string => `The folder “${name}”, ${size}`,
    takeAll: (count: number): string => `Take all ${formats.count(count)} as one package`,
    packing: (percent: number): string => `Packing… ${percent}%`,
    stop: 'Stop',
  },
  unreadable: {
    heading: (count: number): string => `${countOf(count, 'file', 'files')} could not be read.`,
    text: (names: string): string =>
      `${names}. Moved, renamed or locked since it was chosen? Choose it again, or leave it out.`,
    takeOthers: (count: number): string =>
      count === 1 ? 'Take the other one' : `Take the other ${formats.count(count)} as one package`,
  },
  tooLarge: {
    heading: (over: string): string => `The package is over 1 GB, by ${over}.`,
    fits: 'Now it fits into 1 GB.',
    text: 'Leave out a few large files. They can come in a request of their own.',
    question: 'Files of the package, largest first',
    rest: (count: number): string => `The other ${countOf(count, 'file', 'files')}`,
    kept: (count: number): string => `${countOf(count, 'file stays', 'files stay')} in`,
    take: (count: number): string => `Take ${formats.count(count)} as one package`,
    none: 'Tick at least one file.',
  },
  /** The name of the package, without ".zip". */
  fileName: (first: string, more: number): string =>
    more === 0 ? first : `${first} and ${formats.count(more)} more`,
  detected: 'Detected automatically from your documents',
  figure: {
    countedSoFar: (counted: number, all: number): string =>
      `${formats.count(counted)} of ${countOf(all, 'document', 'documents')} counted so far.`,
    needNotWait: 'You can fill in the form and send it meanwhile: we count the rest.',
    counted: (counted: number, all: number): string =>
      `${formats.count(counted)} of ${countOf(all, 'document', 'documents')} ${counted === 1 ? 'is' : 'are'} counted.`,
    next: 'A person will count the rest before you pay anything.',
    notCounted: (count: number): string =>
      `${count === 1 ? 'document' : 'documents'} not counted, or only in part`,
  },
  list: {
    heading: 'Documents of the package',
    document: 'Document',
    words: 'Words',
    at: (rate: Cents): string => `at ${formats.money(rate)}`,
    noCount: 'no count',
    atLeast: (count: number): string => `at least ${formats.count(count)}`,
    including: (parts: string): string => `With ${parts}.`,
    /** "1.32 MB, 2 pages. With 96 words in notes." */
    detail: (size: string, pageCount: number | undefined, state: string): string => {
      const facts = pageCount === undefined ? size : `${size}, ${pages(pageCount)}`;
      return state === '' ? facts : `${facts}. ${state}`;
    },
    waiting: 'Waits to be counted',
    reading: (percent: number): string => `Reading… ${percent}%`,
    staysHere: 'Stays here.',
    untick: 'Untick what should stay here.',
    pathsKept: 'Every folder and every name stays as it is.',
    onlyFirst: 'Only the first',
    add: 'Add another file',
    another: 'Choose another copy',
    anotherOf: (name: string): string => `Choose another copy of ${name}`,
    leaveOut: 'Leave it out',
    leaveOutOf: (name: string): string => `Leave it out: ${name}`,
  },
  groups: {
    counted: 'Counted',
    partly: 'Counted in part',
    scans: 'Scans, counted by a person before you pay anything',
    locked: 'Locked with a password',
    uncounted: 'Not counted yet',
    pictures: 'Pictures',
    waiting: 'Still to be counted',
    left: 'Left out, stay here',
    size: (count: number, pageCount: number): string =>
      pageCount === 0
        ? countOf(count, 'document', 'documents')
        : `${countOf(count, 'document', 'documents')}, ${pages(pageCount)}`,
    show: 'Show',
    hide: 'Hide',
    showOf: (name: string): string => `Show: ${name}`,
    hideOf: (name: string): string => `Hide: ${name}`,
    listAll: (count: number): string => `List all ${formats.count(count)}`,
    listGroups: 'List by kind',
    more: (count: number): string => `${formats.count(count)} more`,
  },
  faults: {
    last: 'One document has to stay in. To send nothing, remove the package.',
    tooLarge: (over: string): string =>
      `With it the package would be over 1 GB, by ${over}. Untick something first.`,
    tooMany: 'A package holds up to 10,000 files.',
    unreadable: (name: string): string =>
      `${name} could not be read. Check that it is still there and that you may open it.`,
  },
};

export type PackageTexts = typeof packageTexts;

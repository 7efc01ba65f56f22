import type { MeasurementLimit } from '@yiqiao/contract/counting/measurement';
import { formats } from '../../formats.ts';
import { countOf, words } from './units.ts';

/** Why a document in an archive was not counted, or not in whole, in a few words. */
const why: Record<MeasurementLimit, string> = {
  scan: 'a scan',
  'scanned-pages': 'some pages are pictures',
  'unreadable-text': 'its text cannot be read',
  'unreadable-pages': 'some pages cannot be read',
  image: 'a picture',
  audio: 'a recording',
  video: 'a video',
  encrypted: 'locked with a password',
  'legacy-office': 'an Office format from before 1997',
  archive: 'an archive itself',
  attachments: 'without its attached files',
  documents: 'some documents in it were not counted',
  damaged: 'damaged or empty',
  'too-large': 'too large',
  'too-slow': 'it takes too long',
  'unknown-format': 'a format we do not know',
  failed: 'our program failed to read it',
};

/** The documents of an archive, or the files attached to a mail. */
export const innerDocuments = {
  heading: (count: number): string => countOf(count, 'document in it', 'documents in it'),
  attached: (count: number): string => countOf(count, 'attached file', 'attached files'),
  more: (count: number): string => `and ${formats.count(count)} more`,
  counted: words,
  atLeast: (count: number, limit: MeasurementLimit): string =>
    `at least ${words(count)}: ${why[limit]}`,
  notCounted: (limit: MeasurementLimit | undefined): string =>
    limit === undefined ? 'not counted' : `not counted: ${why[limit]}`,
};

export type InnerDocumentTexts = typeof innerDocuments;

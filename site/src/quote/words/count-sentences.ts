import {
  type Counts,
  type Measurement,
  type MeasurementLimit,
  type OutsidePart,
  outsideParts,
} from '@yiqiao/contract/measurement';
import { isPlainText } from '@yiqiao/contract/word-estimate';

const thousands = new Intl.NumberFormat('en-US');

export function formatCount(count: number): string {
  return thousands.format(count);
}

/** "1 word", "5,318 words". */
export function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** What was counted, by script; a script without words goes unsaid. */
export function describeCounts({ asianCharacters, otherWords }: Counts): string {
  const parts = [
    ...(otherWords > 0 || asianCharacters === 0 ? [countOf(otherWords, 'word', 'words')] : []),
    ...(asianCharacters > 0
      ? [countOf(asianCharacters, 'Chinese character', 'Chinese characters')]
      : []),
  ];
  return parts.join(' and ');
}

/** How the number beside it came about. */
export function describeBasis(report: Measurement | null, mediaType: string): string {
  if (report !== null && report.exactness !== 'uncountable') {
    return 'Counted by Word’s rule.';
  }
  return isPlainText(mediaType)
    ? 'Estimated from the spaces in the text.'
    : 'Estimated from the file size.';
}

/** Why the count is not the whole truth; `null` when it is. */
export function describeLimit(report: Measurement): string | null {
  if (report.limit === undefined) return null;
  if (report.format === 'empty')
    return 'This file is empty: please check that it is the right one.';
  if (report.limit === 'audio' || report.limit === 'video') return describeRecording(report);
  return limitSentences[report.limit];
}

const limitSentences: Record<Exclude<MeasurementLimit, 'audio' | 'video'>, string> = {
  scan: 'This PDF is a scan: a person will count it.',
  'scanned-pages': 'Some pages are scans: a person will count those, the others are counted here.',
  'unreadable-text': 'The text of this PDF cannot be read by a program: a person will count it.',
  'unreadable-pages':
    'The text of some pages cannot be read by a program: a person will count those, the others are counted here.',
  image: 'This is a picture: a person will count its text.',
  encrypted: 'This document is locked with a password: a person will ask you for it.',
  'legacy-office':
    'This is an Office format from before 1997: a person will count it. Saved as docx, xlsx or pptx it is counted at once.',
  archive: 'This is an archive: a person will open it and count what is inside.',
  damaged: 'This document is damaged and cannot be read to its end: a person will look at it.',
  'too-large': 'This document is too large to be read here to its end: a person will count it.',
  'too-slow': 'Reading this document takes too long here: a person will count it.',
  'unknown-format': 'This format cannot be read here: a person will count it.',
  failed:
    'Our program failed to read this document. Nothing has to be wrong with it: a person will count it.',
};

function describeRecording({ limit, durationSeconds }: Measurement): string {
  const medium = limit === 'video' ? 'Video' : 'Audio';
  if (durationSeconds === undefined) return `${medium}: a person will listen to it.`;
  return `${medium}, ${formatDuration(durationSeconds)} minutes: a person will listen to it.`;
}

/** Playing time in minutes and seconds: 751 → "12:31". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const outsideNames: Record<OutsidePart, string> = {
  'headers-and-footers': 'headers and footers',
  'text-boxes': 'text boxes',
  notes: 'footnotes and endnotes',
  comments: 'comments',
  'slide-notes': 'slide notes',
  hidden: 'hidden text',
  descriptions: 'descriptions, titles and hints',
  locked: 'text marked as not to be translated',
  approved: 'text approved before',
};

/** Text outside the main story, part by part: it is shown, never part of the count. */
export function describeOutside({ outside }: Measurement): readonly string[] {
  return outsideParts.flatMap((part) => {
    const words = outside[part]?.words ?? 0;
    return words > 0 ? [`${countOf(words, 'word', 'words')} in ${outsideNames[part]}`] : [];
  });
}

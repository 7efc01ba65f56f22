import type { MeasurementLimit } from '@yiqiao/contract/counting/measurement';

const limits: Record<MeasurementLimit, string> = {
  scan: 'Scan: pictures of pages without text',
  'scanned-pages': 'Some pages are scans and were not counted',
  'unreadable-text': 'Text that software cannot read: not counted',
  'unreadable-pages': 'Some pages cannot be read by software and were not counted',
  image: 'Picture: no text to count',
  audio: 'Audio: counted after transcription',
  video: 'Video: counted after transcription',
  encrypted: 'Encrypted: ask the client for the password',
  'legacy-office': 'Old Office format: not counted exactly',
  archive: 'Archive: nothing in it was counted',
  attachments: 'Mail with attachments, which were not counted',
  documents: 'Archive: some of its documents were not counted in whole',
  damaged: 'Damaged: ask the client for a new copy',
  'too-large': 'Too large to be counted',
  'too-slow': 'Counting took too long and was stopped',
  'unknown-format': 'Unknown format: not counted',
  failed: 'Our program failed to read it: please count it by hand',
};

export function explainLimit(limit: string): string {
  return wordsFor(limits, limit) ?? 'Not counted in full';
}

/** A server newer than this console says what it has no words for. */
function wordsFor(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

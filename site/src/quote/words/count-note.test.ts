import { describe, expect, it } from 'vitest';
import { quote } from '../../content/en/quote/quote.ts';
import {
  type AnyReport,
  type CountNote,
  describeFigure,
  describeUncertainCount,
  type KnownCount,
} from './count-note.ts';

const counts = { words: 6, asianCharacters: 0, otherWords: 6, characters: 30 };
const none = { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 };

function noteOn(count: KnownCount): CountNote {
  const note = describeUncertainCount(count, quote);
  if (note === null) throw new Error('The count is said to cover the whole document');
  return note;
}

function partial(change: Partial<AnyReport>): KnownCount {
  const report = {
    format: 'pdf',
    exactness: 'partial',
    limit: 'scanned-pages',
    counts,
    outside: {},
    ...change,
  } as const;
  return { basis: 'partial', wordCount: 6, report, estimatedWords: 9e6, mediaType: '' };
}

function uncounted(change: Partial<AnyReport>, basis: KnownCount['basis'] = 'estimated') {
  const report = {
    format: 'pdf',
    exactness: 'uncountable',
    counts: none,
    outside: {},
    ...change,
  } as const;
  return noteOn({
    basis,
    wordCount: basis === 'none' ? 0 : 443_288,
    report,
    estimatedWords: 443_288,
    mediaType: 'application/pdf',
  });
}

describe('describeUncertainCount', () => {
  it('says how much of a document was counted, what was not, and what happens with it', () => {
    expect(noteOn(partial({ pages: 200, picturePages: 199 }))).toEqual({
      kind: 'Partly counted',
      lead: 'at least',
      figure: '6',
      unit: 'words on 1 page of 200',
      reason: '199 pages are pictures.',
      next: 'A person will count them before you pay anything.',
    });
  });

  it('says nothing of a count that covers the whole document', () => {
    expect(describeUncertainCount({ ...partial({}), basis: 'measured' }, quote)).toBeNull();
  });

  it('tells pictures from texts that no program can read', () => {
    const mixed = partial({ pages: 9, picturePages: 1, unreadablePages: 2 });
    expect(noteOn(mixed).reason).toBe(
      '1 page is a picture. No program can read the text of 2 pages.',
    );
  });

  it('reads a report from before pages were told apart', () => {
    expect(noteOn(partial({ pages: 200 }))).toMatchObject({
      unit: 'words',
      reason: 'Some pages are pictures.',
    });
  });

  it('shows the pages of a scan, and the words by its size in small type only', () => {
    expect(uncounted({ limit: 'scan', pages: 200 })).toEqual({
      kind: 'A scan',
      figure: '200',
      unit: 'pages',
      reason: 'Every page is a picture.',
      next: 'A person will count them before you pay anything.',
      aside: 'By its size it would be about 443,288 words, if it were text. It is not.',
    });
  });

  it('shows the length of a recording', () => {
    const audio = uncounted({ format: 'mp3', limit: 'audio', durationSeconds: 2538 }, 'none');
    expect(audio).toMatchObject({ kind: 'A recording', figure: '42:18', unit: 'minutes' });
    expect(audio.next).toBe('A person will listen to it before you pay anything.');
  });

  it('has no figure for a recording that does not tell its length', () => {
    const video = uncounted({ format: 'mp4', limit: 'video' }, 'none');
    expect(video).toEqual({
      kind: 'A video',
      reason: 'Its length could not be read.',
      next: 'A person will watch it before you pay anything.',
    });
    expect(describeFigure(video, quote)).toBeNull();
  });

  it('calls an estimate one', () => {
    expect(describeFigure(uncounted({ limit: 'unknown-format' }), quote)).toBe(
      'about 443,288 words if it were text',
    );
    expect(uncounted({ limit: 'unknown-format' })).toMatchObject({
      kind: 'Estimated from the file size',
      reason: 'We do not know this format and cannot look inside.',
      aside: 'Saved as docx, xlsx, pptx, pdf or txt, it is counted here at once.',
    });
  });

  it('calls a file without a byte empty, not damaged', () => {
    expect(uncounted({ format: 'empty', limit: 'damaged' }).reason).toBe('This file is empty.');
  });

  it('does not blame the document when measuring itself breaks', () => {
    const broken = { ...partial({}), basis: 'estimated', report: null } as const;
    expect(noteOn(broken).reason).toMatch(/^Our program failed/);
  });

  it('has words for a limit that only a newer server knows', () => {
    expect(uncounted({ limit: 'lost-in-space' }).reason).toBe(
      'This document could not be counted by a program.',
    );
  });
});

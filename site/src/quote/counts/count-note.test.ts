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
  return { basis: 'partial', wordCount: 6, report, mediaType: '' };
}

function uncounted(change: Partial<AnyReport>, basis: KnownCount['basis'] = 'none') {
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

  it('reads a report from before the kinds of page were distinguished', () => {
    expect(noteOn(partial({ pages: 200 }))).toMatchObject({
      unit: 'words',
      reason: 'Some pages are pictures.',
    });
  });

  it('shows the pages of a scan, and no estimate from its size', () => {
    expect(uncounted({ limit: 'scan', pages: 200 })).toEqual({
      kind: 'A scan',
      figure: '200',
      unit: 'pages',
      reason: 'Its pages are pictures, or text drawn as outlines.',
      next: 'A person will count them before you pay anything.',
    });
  });

  it('says of words that the office took over from recognition what they are', () => {
    expect(uncounted({ limit: 'scan', pages: 2 }, 'recognized')).toMatchObject({
      kind: 'A scan',
      lead: 'about',
      unit: 'words',
      reason: 'A program recognized the words in its pictures.',
      next: 'Our quote will name the number you pay for.',
    });
  });

  it('shows the length of a recording', () => {
    const audio = uncounted({ format: 'mp3', limit: 'audio', durationSeconds: 2538 });
    expect(audio).toMatchObject({ kind: 'A recording', figure: '42:18', unit: 'minutes' });
    expect(audio.next).toBe('A person will listen to it before you pay anything.');
  });

  it('has no figure for a recording that does not tell its length', () => {
    const video = uncounted({ format: 'mp4', limit: 'video' });
    expect(video).toEqual({
      kind: 'A video',
      reason: 'Its length could not be read.',
      next: 'A person will watch it before you pay anything.',
    });
    expect(describeFigure(video, quote)).toBeNull();
  });

  it('calls an estimate one', () => {
    const unknown = uncounted({ format: 'unknown', limit: 'unknown-format' }, 'estimated');
    expect(describeFigure(unknown, quote)).toBe('about 443,288 words if it were text');
    expect(unknown).toMatchObject({
      kind: 'Estimated from the file size',
      reason: 'We do not know this format and cannot look inside.',
      aside: 'A text saved as docx, xlsx, pptx, pdf or txt is counted here at once.',
    });
  });

  it.each([
    ['encrypted', 'It is locked with a password.'],
    ['legacy-office', 'This Office format from before 1997 cannot be read here.'],
    ['damaged', 'It is damaged and cannot be read to its end.'],
    ['unreadable-text', 'No program can read the text of this PDF.'],
    ['too-slow', 'Reading it takes too long here.'],
  ] as const)('has no figure for what cannot be counted: %s', (limit, reason) => {
    expect(uncounted({ limit })).toMatchObject({ kind: 'Not counted yet', reason });
    expect(describeFigure(uncounted({ limit }), quote)).toBeNull();
  });

  it('calls a file without a byte empty, not damaged', () => {
    expect(uncounted({ format: 'empty', limit: 'damaged' }).reason).toBe('This file is empty.');
  });

  it('calls an archive without documents empty', () => {
    const zip = { format: 'zip', limit: 'archive' } as const;
    expect(uncounted({ ...zip, documents: [], documentCount: 0 })).toMatchObject({
      figure: '0',
      reason: 'This file is empty.',
    });
    expect(uncounted(zip).reason).toMatch(/^It is an archive/);
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

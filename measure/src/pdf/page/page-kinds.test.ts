import { describe, expect, it } from 'vitest';
import { type Line, makeScan, type ScannedPage } from '../../../scripts/make-scan.ts';
import { measureBytes } from '../../../test/measure-bytes.ts';

const whole = [1, 1] as const;

function repeat(count: number, make: (page: number) => ScannedPage): ScannedPage[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}

function scanned(...lines: Line[]): ScannedPage {
  return { picture: whole, lines };
}

/** Sixty words. */
function longText(place: NonNullable<Line['place']> = 'over'): Line[] {
  return Array.from({ length: 10 }, () => ({ text: 'one two three four five six', place }));
}

async function report(pages: readonly ScannedPage[]) {
  return (await measureBytes(makeScan(pages))).report;
}

const scan = { exactness: 'uncountable', limit: 'scan', counts: { words: 0 } };

describe('readPdf on pages that are pictures', () => {
  it.each<[string, (page: number) => ScannedPage]>([
    ['its number', (page) => scanned({ text: `Page ${page}` })],
    ['its number in large type', (page) => scanned({ text: `Page ${page} of 200`, size: 30 })],
    ['the line of a scanner', () => scanned({ text: 'Scanned with CamScanner' })],
    ['a number of evidence', (page) => scanned({ text: `NORTHBAY-${page + 4000}` })],
    ['the same large stamp', () => scanned({ text: 'CONFIDENTIAL', size: 48 })],
    ['a slanted stamp', () => scanned({ text: 'COPY', size: 90, isSlanted: true })],
    [
      'the header of a court',
      (page) =>
        scanned({
          text: `Case 1:21-cv-01234-ABC Document 45-3 Filed 03/01/22 Page ${page} of 120`,
        }),
    ],
    [
      'its number below a picture within margins',
      (page) => ({
        picture: [0.8, 0.8],
        lines: [{ text: `Page ${page}` }],
      }),
    ],
    [
      'its number, in strips',
      (page) => ({
        picture: whole,
        strips: 40,
        lines: [{ text: `${page}` }],
      }),
    ],
    ['nothing', () => ({ picture: whole })],
  ])('calls pages a scan that have a picture and %s', async (_, make) => {
    expect(await report(repeat(20, make))).toMatchObject({
      ...scan,
      pages: 20,
      picturePages: 20,
    });
  });

  it('calls a single sheet with a stamp a scan', async () => {
    const stamp = { text: 'RECEIVED 12 April 2021', size: 14 };
    expect(await report([scanned(stamp)])).toMatchObject({ ...scan, pages: 1 });
  });

  it('counts the cover of 199 scanned pages, and says how many are missing', async () => {
    const cover = { lines: [{ text: 'Land register of the north district' }] };
    expect(await report([cover, ...repeat(199, () => ({ picture: whole }))])).toMatchObject({
      exactness: 'partial',
      limit: 'scanned-pages',
      pages: 200,
      picturePages: 199,
      counts: { words: 6 },
    });
  });

  it('counts every scan among blank pages', async () => {
    const pages = repeat(20, (page) => (page % 2 === 0 ? {} : { picture: whole }));
    const text = { lines: [{ text: 'one two' }] };
    expect(await report([text, ...pages])).toMatchObject({ pages: 21, picturePages: 10 });
  });
});

describe('readPdf on pages with a picture and text', () => {
  it('counts text that a program recognised, and a number among it', async () => {
    const pages = [
      scanned(...longText('unseen')),
      scanned({ text: 'Page 2', place: 'unseen' }),
      scanned({ text: 'Page 3', place: 'under' }),
    ];
    expect(await report(pages)).toMatchObject({ exactness: 'exact', counts: { words: 64 } });
  });

  it.each<[string, ScannedPage]>([
    ['a cover with a title', scanned({ text: 'Annual Report', size: 40 })],
    ['a page of an advertisement', scanned(...longText())],
    [
      'a figure with its caption',
      {
        picture: [0.8, 0.8],
        lines: [{ text: 'Figure 3. The bridge in winter' }],
      },
    ],
    ['a letter with a logo', { picture: [0.3, 0.1], lines: [{ text: 'Page 1' }] }],
  ])('counts %s', async (_, page) => {
    const { exactness, counts } = await report([page]);
    expect(exactness).toBe('exact');
    expect(counts.words).toBeGreaterThan(1);
  });

  it('counts titles of slides on the same picture', async () => {
    const slides = ['Our company', 'Our market', 'Our plan'];
    const pages = slides.map((text) => scanned({ text, size: 32 }));
    expect(await report(pages)).toMatchObject({ exactness: 'exact', counts: { words: 6 } });
  });

  it('counts the title of a chapter on each of its slides, and calls sheets with one a scan', async () => {
    const title = { text: 'Requirements', size: 32 };
    const slides = repeat(4, () => ({ ...scanned(title), size: [960, 540] as const }));
    expect(await report(slides)).toMatchObject({ exactness: 'exact', counts: { words: 4 } });
    expect(await report(repeat(4, () => scanned(title)))).toMatchObject({ limit: 'scan' });
  });

  it('takes a blank page with a small ornament for no scan', async () => {
    const pages = [{ lines: [{ text: 'one two' }] }, { picture: [0.05, 0.05] as const }];
    expect((await report(pages)).exactness).toBe('exact');
  });
});

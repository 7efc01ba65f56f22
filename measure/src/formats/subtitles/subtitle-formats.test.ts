import { describe, expect, it } from 'vitest';
import { measureBytes } from '../../../test/measure-bytes.ts';

async function measure(text: string) {
  const { report } = await measureBytes(text);
  const { format, exactness, counts, outside } = report;
  const { descriptions } = outside;
  return {
    format,
    exactness,
    words: counts.words,
    ...(descriptions && { of: descriptions.words }),
  };
}

describe('lineCuesReader', () => {
  it.each([
    [
      'MicroDVD without frames, settings and the frame rate',
      '{1}{1}23.976\n{0}{25}{y:i}{C:$0000ff}Hello there|/second line\n{30}{}How are you?\n',
      { format: 'microdvd', words: 7 },
    ],
    [
      'MPL2 without tenths of a second',
      '[0][25]/Hello|/there\n[30][60]再见\n',
      { format: 'mpl2', words: 4 },
    ],
    [
      'lyrics without times, title and artist apart',
      '[ti:月亮]\r\n[ar:Anne Li]\r\n[by:nobody reads this]\r\n[offset:500]\r\n\r\n[00:12.00]月亮代表我的心\r\n[00:17.20] [00:45.10]The moon\r\nstill she\r\n',
      { format: 'lrc', words: 11, of: 4 },
    ],
    [
      'lyrics with a time for each word',
      '[00:12.00]<00:12.00>The <00:12.40>moon\n[00:17.20]<00:17.20>shines\n',
      { format: 'lrc', words: 3 },
    ],
    [
      'lyrics in whole seconds, behind a title',
      '[ti:One two]\n[00:12]The moon\n[00:17]shines\n',
      { format: 'lrc', words: 3, of: 2 },
    ],
  ])('counts %s', async (_, text, expected) => {
    expect(await measure(text)).toEqual({ exactness: 'exact', ...expected });
  });

  it('takes neither a log nor footnotes for cues', async () => {
    const log = '[12:30] Li: one\n[12:31] Wang: two\n';
    const list = '[1] Li, One\n[2] Wang, Two\n';
    expect(await measure(log)).toMatchObject({ format: 'text', words: 6 });
    expect(await measure(list)).toMatchObject({ format: 'text', words: 6 });
  });
});

describe('subtitlesReader', () => {
  it('counts what YouTube writes without its times', async () => {
    const text =
      '0:00:00.599,0:00:04.160\nHi, my name is Alice[br]Li\n\n0:00:04.160,0:00:06.770\nand 12\n34\n';
    expect(await measure(text)).toEqual({ format: 'sbv', exactness: 'exact', words: 9 });
  });
});

describe('readHtml', () => {
  it('counts subtitles in HTML (SAMI) without their markup', async () => {
    const text =
      '<SAMI><HEAD><TITLE>A film</TITLE><STYLE><!-- P { color: red } --></STYLE></HEAD><BODY>\n<SYNC Start=100><P Class=ENCC>Hello<br>there\n<SYNC Start=2000><P Class=ENCC>&nbsp;\n</BODY></SAMI>';
    expect(await measure(text)).toEqual({ format: 'html', exactness: 'exact', words: 2, of: 2 });
  });
});

import type { Story } from '../../counting/story.ts';
import type { TextReader } from '../../document-reader.ts';
import { readEachLine } from '../text/lines.ts';

/** Texts with a cue on each line: subtitles (MicroDVD, MPL2) and lyrics (LRC). */
type LineCueFormat = 'microdvd' | 'mpl2' | 'lrc';

/** The time of a cue precedes its text; a repeated line of lyrics has several. */
const times: Readonly<Record<LineCueFormat, RegExp>> = {
  microdvd: /^\{\d+\}\{\d*\}/,
  mpl2: /^\[\d+\]\[\d*\]/,
  lrc: /^(?:\[\d+:\d\d(?:[.:]\d+)?\]\s*)+/,
};

/** Without fractions of a second, times in brackets may be those of a log or a chat. */
const lyricTime = /^\[\d+:\d\d\.\d+\]/;
/** What is said of a song before its lyrics. */
const songFact = /^\[([a-z]+):(.*)\]\s*$/i;
/** Title, artist, album and author are read by people; makers, shifts and lengths are not. */
const shownFacts: ReadonlySet<string> = new Set(['ti', 'ar', 'al', 'au']);

/** The format of a text with a cue on each line, judged by its beginning; `null` when it is none. */
export function recogniseLineCues(head: string): LineCueFormat | null {
  const lines = head.replace('\uFEFF', '').split(/\r\n|\n|\r/, 100);
  const [first, second = first] = lines.filter(
    (line) => line.trim() !== '' && !songFact.test(line),
  );
  if (first === undefined || second === undefined) return null;
  if (times.microdvd.test(first) && times.microdvd.test(second)) return 'microdvd';
  if (times.mpl2.test(first) && times.mpl2.test(second)) return 'mpl2';
  const isLyrics =
    lyricTime.test(first) || (songFact.test(lines[0] ?? '') && times.lrc.test(first));
  return isLyrics && times.lrc.test(second) ? 'lrc' : null;
}

/** The text of the cues, without times and settings; of a song what is said of it apart. */
export function lineCuesReader(format: LineCueFormat): TextReader {
  return ({ story, ...text }) =>
    readEachLine(text, (line) => writeCue(line.replace('\uFEFF', ''), format, story));
}

function writeCue(line: string, format: LineCueFormat, story: Story): void {
  const [, fact = '', value = ''] = (format === 'lrc' && songFact.exec(line)) || [];
  if (shownFacts.has(fact.toLowerCase())) story.write('descriptions', `${value}\n`);
  if (fact !== '') return;
  const text = line.replace(times[format], '');
  story.write('main', `${format === 'lrc' ? withoutWordTimes(text) : shownText(text)}\n`);
}

function withoutWordTimes(text: string): string {
  return text.replaceAll(/<\d+:\d\d[.:]\d+>/g, '');
}

/** A bar parts lines, a slash makes one slanted; braces hold settings. The first cue may be the frame rate. */
function shownText(text: string): string {
  if (/^\d\d\.\d{1,3}\s*$/.test(text)) return '';
  return text
    .replaceAll(/\{[a-z]:[^{}]*\}/gi, '')
    .split('|')
    .map((line) => line.replace(/^\s*\//, ''))
    .join('\n');
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWord } from '../../scripts/make-archive-documents.ts';
import { makeRecording } from '../../scripts/make-recording.ts';
import type { Measurement } from '../../src/report/measurement.ts';
import {
  makeFourfoldCover,
  makeNumberedScan,
  makeRecognisedScan,
  makeScanWithCover,
  makeTightTable,
} from './miscounted-pdfs.ts';
import { miscountedTexts } from './miscounted-texts.ts';

/** A document whose count was once wrong by hundreds, or one like it, with what a person counts in it. */
export interface OnceMiscounted {
  readonly what: string;
  readonly name: string;
  readonly content: Uint8Array;
  /** Of the main text, text boxes and notes together. */
  readonly words: number;
  readonly exactness: Measurement['exactness'];
  /** What else the report says. */
  readonly report: object;
}

const whole = { exactness: 'exact', report: {} } as const;
const isUntranslated = (words: number) => ({
  ...whole,
  report: { outside: { locked: { words } } },
});

function fromText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const pdfs: readonly OnceMiscounted[] = [
  {
    ...whole,
    what: 'the recognised text of a scan of 200 pages',
    name: 'recognised.pdf',
    content: makeRecognisedScan(),
    words: 30_800,
  },
  {
    what: 'nothing in a scan of 200 pages that only have their numbers',
    name: 'numbered.pdf',
    content: makeNumberedScan(),
    words: 0,
    exactness: 'uncountable',
    report: { limit: 'scan', picturePages: 200 },
  },
  {
    what: 'a cover before 199 scanned pages, and says that there are more',
    name: 'cover.pdf',
    content: makeScanWithCover(),
    words: 6,
    exactness: 'partial',
    report: { limit: 'scanned-pages' },
  },
  {
    ...whole,
    what: 'a Chinese cover whose bold is printed four times',
    name: 'report.pdf',
    content: makeFourfoldCover(),
    words: 65,
    report: { counts: { asianCharacters: 65 } },
  },
  ...[637, 413, 4].map((cells) => ({
    ...whole,
    what: 'cells of a table side by side',
    name: `table-${cells}.pdf`,
    content: makeTightTable(cells),
    words: cells,
  })),
];

const texts: readonly OnceMiscounted[] = miscountedTexts.map(([what, words, content, name]) => ({
  ...whole,
  what,
  name: name ?? 'text.txt',
  content: typeof content === 'string' ? fromText(content) : content,
  words,
}));

const markedTexts: readonly OnceMiscounted[] = [
  {
    ...isUntranslated(2),
    what: 'what is to be translated in XLIFF',
    name: 'a.xlf',
    content: fromText(
      '<?xml version="1.0"?><xliff version="1.2"><file><body><trans-unit id="1" translate="no"><source>SKU 77</source></trans-unit><trans-unit id="2"><source>word</source></trans-unit></body></file></xliff>',
    ),
    words: 1,
  },
  {
    ...isUntranslated(2),
    what: 'what is to be translated in SDLXLIFF',
    name: 'a.sdlxliff',
    content: fromText(
      '<?xml version="1.0"?><xliff version="1.2" xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"><file><body><trans-unit id="a" translate="no"><source>SKU 77</source></trans-unit><trans-unit id="b"><source>word</source><seg-source><mrk mtype="seg" mid="1">word</mrk></seg-source></trans-unit></body></file></xliff>',
    ),
    words: 1,
  },
  {
    ...isUntranslated(2),
    what: 'what is to be translated in Android XML',
    name: 'strings.xml',
    content: fromText(
      '<?xml version="1.0"?><resources><string name="a" translatable="false">SKU 77</string><string name="b">word</string></resources>',
    ),
    words: 1,
  },
];

const box =
  '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent><w:p><w:r><w:t>Spring sale, all week</w:t></w:r></w:p></w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>';

const others: readonly OnceMiscounted[] = [
  {
    ...whole,
    what: 'the text boxes of a flyer that has nothing else',
    name: 'flyer.docx',
    content: makeWord(box),
    words: 4,
    report: { counts: { words: 0 }, outside: { 'text-boxes': { words: 4 } } },
  },
  {
    what: 'no words in 10 seconds of sound',
    name: 'sound.wav',
    content: makeRecording(10),
    words: 0,
    exactness: 'uncountable',
    report: { limit: 'audio', durationSeconds: 10 },
  },
  {
    ...whole,
    what: 'a letter of Word 97, and what is counted in beside its text',
    name: 'letter.doc',
    content: new Uint8Array(readFileSync(join(import.meta.dirname, '../legacy/letter.doc'))),
    words: 25,
    report: { counts: { words: 19 } },
  },
];

/** Each row of the list of wrong counts that a document alone can show. */
export const onceMiscounted = [...pdfs, ...texts, ...markedTexts, ...others];

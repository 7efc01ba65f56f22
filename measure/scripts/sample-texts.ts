import type { Collection } from './make-pdf.ts';

export interface SampleText {
  readonly name: string;
  readonly collection: Collection;
  /** Older encodings that have all characters of the text. */
  readonly encodings: readonly ('gb18030' | 'big5' | 'shift_jis')[];
  readonly paragraphs: readonly string[];
  /** Counted by hand. */
  readonly asianCharacters: number;
  readonly otherWords: number;
}

/** Texts that every document format carries in the tests, with what a person counts in them. */
export const sampleTexts: readonly SampleText[] = [
  {
    name: 'english',
    collection: 'simplified',
    encodings: [],
    paragraphs: [
      'The contract was signed in Shanghai.',
      'It covers twenty-four hours, seven days; "no exceptions", he said.',
    ],
    asianCharacters: 0,
    otherWords: 16,
  },
  {
    name: 'simplified',
    collection: 'simplified',
    encodings: ['gb18030'],
    paragraphs: ['我们的合同已经在上海签了字。', '请在二十四小时内答复，谢谢！'],
    asianCharacters: 28,
    otherWords: 0,
  },
  {
    name: 'traditional',
    collection: 'traditional',
    encodings: ['big5'],
    paragraphs: ['我們的合約已經在臺北簽了字。', '請在二十四小時內答覆，謝謝！'],
    asianCharacters: 28,
    otherWords: 0,
  },
  {
    name: 'mixed',
    collection: 'simplified',
    encodings: ['gb18030'],
    paragraphs: [
      '请把PDF文件发给project manager，我们会在24小时内答复。',
      'The word 桥 (qiao) means bridge.',
    ],
    asianCharacters: 18,
    otherWords: 9,
  },
  {
    name: 'japanese',
    collection: 'japanese',
    encodings: ['shift_jis'],
    paragraphs: ['この契約は東京で署名されました。', 'お問い合わせはメールでお願いします。'],
    asianCharacters: 34,
    otherWords: 0,
  },
];

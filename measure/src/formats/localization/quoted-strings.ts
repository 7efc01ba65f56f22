import type { Story } from '../../counting/story.ts';
import type { TextReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', v: ' ', f: ' ' };

/** A way of writing pairs of key and text in quotation marks. */
interface Notation {
  readonly quotes: string;
  /** Those of them between which a backslash has more to say than itself and the mark. */
  readonly escapingQuotes: string;
  /** Those of them whose text ends with its line at the latest. */
  readonly lineQuotes?: string;
  /** Code before a text that is the name of a constant or a file. */
  readonly namesNext?: RegExp;
  /** What separates a key from its text. */
  readonly assigns: readonly string[];
  readonly lineComments: readonly string[];
}

/** Apple's `.strings`: `"key" = "text";`. Source: Apple, "String Resources". */
export const appleStrings: Notation = {
  quotes: '"',
  escapingQuotes: '"',
  assigns: ['='],
  lineComments: ['//'],
};

/** PHP language files: `return ['key' => 'text'];`, `$lang['key'] = 'text';`, `define('KEY', 'text')`. */
export const phpStrings: Notation = {
  quotes: '"\'',
  escapingQuotes: '"',
  namesNext: /\bdefine\s*\(\s*$/i,
  assigns: ['=>', '='],
  lineComments: ['//', '#'],
};

/** Modules of JavaScript and TypeScript: `export default { key: 'text' };`. */
export const scriptStrings: Notation = {
  quotes: '"\'`',
  escapingQuotes: '"\'`',
  lineQuotes: '"\'',
  namesNext: /\b(?:from|import|require\s*\()\s*$/,
  assigns: [':'],
  lineComments: ['//'],
};

export function isAppleStrings(head: string): boolean {
  const bare = head.replaceAll(/\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|^[ \t]*\/\/.*$/gm, '').trimStart();
  return /^\uFEFF?(?:"(?:[^"\\]|\\.)*"|[\w.-]+)\s*=\s*"(?:[^"\\]|\\.)*"\s*(?:;|[\r\n]\s*")/.test(
    bare,
  );
}

export function isPhpStrings(head: string): boolean {
  return (
    /^\uFEFF?\s*<\?php\b/i.test(head) &&
    /(?:\breturn|=)\s*(?:array\s*\(|\[)|\bdefine\s*\(|\]\s*=\s*['"]/i.test(head)
  );
}

const scriptEndings = /\.[cm]?[jt]s$/i;
/** Comments, and texts in quotation marks, of which the last may be cut off. */
const remarksAndTexts =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|"(?:[^"\\\n]|\\.)*["\n]?|'(?:[^'\\\n]|\\.)*['\n]?|`(?:[^`\\]|\\[\s\S])*`?/g;

/** Whether a module holds nothing but texts: it is named as one, exports them, and does nothing. */
export function isScriptStrings(head: string, name: string): boolean {
  if (!scriptEndings.test(name)) return false;
  const code = head.replaceAll(remarksAndTexts, '');
  const doesNothing = !/=>|\b(?:function|class|if|return|await|new|interface)\b(?!\s*:)/.test(code);
  return doesNothing && /\b(?:exports?|define)\b/.test(code) && code.includes('{');
}

/** The quoted texts that are assigned to a key, with those of lists; keys are not text. */
export function quotedStringsReader(notation: Notation): TextReader {
  return async ({ story, ...text }) => {
    const strings = new QuotedStrings(story, notation);
    for await (const piece of decodeText(text)) strings.add(piece);
    strings.end();
  };
}

/**
 * Reads the notation character by character, so that quotes in comments and comment signs in texts
 * mean nothing. A text is held until what follows it shows whether it was a key.
 */
class QuotedStrings {
  readonly #story: Story;
  readonly #notation: Notation;
  #quote = '';
  #isEscaped = false;
  #comment: '' | 'line' | 'block' = '';
  /** The first and the last characters of the code since the last text: a program's code may be long. */
  #code = '';
  #codeEnd = '';
  #isName = false;
  #text: string | null = null;
  #written = '';
  #unicode = '';

  constructor(story: Story, notation: Notation) {
    this.#story = story;
    this.#notation = notation;
  }

  add(piece: string): void {
    for (const character of piece) {
      if (this.#comment !== '') this.#readComment(character);
      else if (this.#quote !== '') this.#readText(character);
      else this.#readCode(character);
    }
  }

  end(): void {
    this.#settle();
  }

  #readComment(character: string): void {
    this.#codeEnd = (this.#codeEnd + character).slice(-2);
    const isOver = this.#comment === 'line' ? character === '\n' : this.#codeEnd === '*/';
    if (isOver) this.#comment = '';
  }

  #readCode(character: string): void {
    if (this.#notation.quotes.includes(character)) {
      this.#settle();
      this.#isName = this.#notation.namesNext?.test(this.#codeEnd) === true;
      this.#quote = character;
      this.#code = '';
      this.#codeEnd = '';
      this.#written = '';
      return;
    }
    // Keys are aligned with blanks, of which there may be many before the sign that assigns.
    const isAlignment = /[ \t]/.test(character) && /^$|[ \t]$/.test(this.#code);
    if (this.#code.length < 32 && !isAlignment) this.#code += character;
    this.#codeEnd = (this.#codeEnd + character).slice(-32);
    if (this.#codeEnd.endsWith('/*')) this.#comment = 'block';
    else if (this.#notation.lineComments.some((sign) => this.#codeEnd.endsWith(sign))) {
      this.#comment = 'line';
    }
  }

  #readText(character: string): void {
    if (this.#unicode !== '') this.#readUnicode(character);
    else if (this.#isEscaped) {
      this.#isEscaped = false;
      const isEscape = this.#notation.escapingQuotes.includes(this.#quote);
      if (isEscape && character.toLowerCase() === 'u') this.#unicode = 'u';
      else this.#written += (isEscape ? escapes[character] : undefined) ?? character;
    } else if (character === '\\') this.#isEscaped = true;
    else if (character === this.#quote || this.#endsWithLine(character)) {
      this.#quote = '';
      this.#text = this.#written;
    } else this.#written += character;
  }

  /** A quotation mark that is not closed, as in a regular expression, spoils no more than its line. */
  #endsWithLine(character: string): boolean {
    return character === '\n' && this.#notation.lineQuotes?.includes(this.#quote) === true;
  }

  /** `\U4e2d` in `.strings`, `\u{4e2d}` in PHP and JavaScript. */
  #readUnicode(character: string): void {
    this.#unicode += character;
    const code = /^u(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{4}))$/i.exec(this.#unicode);
    if (code !== null)
      this.#written += String.fromCodePoint(
        Number.parseInt(code[1] ?? code[2] ?? '', 16) % 0x110000,
      );
    if (code !== null || this.#unicode.length > 9) this.#unicode = '';
  }

  /** Now the code after the text which waits is known: an assignment makes that text a key. */
  #settle(): void {
    const text = this.#text;
    this.#text = null;
    if (text === null || this.#isName) return;
    const next = withoutComments(this.#code)
      .trimStart()
      .replace(/^\]\s*/, '');
    const isKey = this.#notation.assigns.some((sign) => next.startsWith(sign));
    if (!isKey) this.#story.write('main', `${text}\n`);
  }
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
}

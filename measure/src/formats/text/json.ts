import type { Story } from '../../counting/story.ts';
import { DocumentFault } from '../../document-fault.ts';
import type { DocumentReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';

const maxDepth = 1_000_000;

/** Whether a text that begins so is JSON with at least one container. */
export function isJson(head: string): boolean {
  if (!/^\uFEFF?\s*[[{]\s*(?:["[\]{}\d-]|true\b|false\b|null\b)/.test(head)) return false;
  return new JsonStrings(() => {}).add(head.replace('\uFEFF', ''));
}

/**
 * JSON: the string values; not the keys, numbers and names of constants. One that breaks off, or
 * stops being JSON after its beginning, is damaged: nobody knows what its strings are.
 */
export function jsonReader(encoding: string): DocumentReader {
  return stringsReader(encoding, false);
}

/** Whether a JSON text is one of Flutter's resource bundles. */
export function isResourceBundle(head: string): boolean {
  return /"@@locale"\s*:/.test(head);
}

/** Application Resource Bundle (.arb): keys with an "@" describe a text to translators and programs. */
export function resourceBundleReader(encoding: string): DocumentReader {
  return stringsReader(encoding, true);
}

function stringsReader(encoding: string, skipsMetadata: boolean): DocumentReader {
  return async ({ source, story, budget }) => {
    const strings = new JsonStrings((text) => writeMain(story, text), skipsMetadata);
    for await (const piece of decodeText(source, encoding, budget)) {
      if (!strings.add(piece)) throw new DocumentFault('damaged', 'this is no JSON');
    }
    if (!strings.isBalanced) throw new DocumentFault('damaged', 'the JSON was cut off');
    return { encoding };
  };
}

function writeMain(story: Story, text: string): void {
  story.write('main', text);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: '', f: '\n' };

/**
 * Finds the string values of a JSON text that arrives in pieces, without recursion, so that depth
 * costs one character a level. Each value is followed by a line feed.
 */
class JsonStrings {
  readonly #write: (text: string) => void;
  #containers: ('{' | '[')[] = [];
  #expectsKey = false;
  #isInString = false;
  #escape = '';
  readonly #skipsMetadata: boolean;
  #isInKey = false;
  #isMetadataKey = false;
  /** Number of containers around the metadata that is passed over. */
  #metadataDepth = Number.POSITIVE_INFINITY;

  constructor(write: (text: string) => void, skipsMetadata = false) {
    this.#write = write;
    this.#skipsMetadata = skipsMetadata;
  }

  /** Whether every container and string has its end: false for a text that was cut off. */
  get isBalanced(): boolean {
    return this.#containers.length === 0 && !this.#isInString;
  }

  /** False as soon as a character stands where JSON has none. */
  add(piece: string): boolean {
    let index = 0;
    while (index < piece.length) {
      if (this.#escape !== '') index = this.#continueEscape(piece, index);
      else if (this.#isInString) index = this.#continueString(piece, index);
      else {
        if (!this.#readStructure(piece.charAt(index))) return false;
        index += 1;
      }
    }
    return true;
  }

  #continueString(piece: string, start: number): number {
    let end = start;
    while (end < piece.length && piece[end] !== '"' && piece[end] !== '\\') end += 1;
    if (this.#expectsKey && end > start && !this.#isInKey) {
      this.#isMetadataKey = this.#skipsMetadata && piece[start] === '@';
      this.#isInKey = true;
    }
    this.#emit(piece.slice(start, end));
    if (piece[end] === '\\') this.#escape = '\\';
    if (piece[end] === '"') {
      this.#emit('\n');
      this.#isInString = false;
      this.#isInKey = false;
    }
    return end + 1;
  }

  #continueEscape(piece: string, start: number): number {
    this.#escape += piece[start];
    const { length } = this.#escape;
    if (this.#escape[1] === 'u' && length < 6) return start + 1;
    const letter = this.#escape[1] ?? '';
    this.#emit(
      letter === 'u'
        ? String.fromCharCode(Number.parseInt(this.#escape.slice(2), 16))
        : (escapes[letter] ?? letter),
    );
    this.#escape = '';
    return start + 1;
  }

  #emit(text: string): void {
    const isMetadata = this.#containers.length >= this.#metadataDepth;
    if (!this.#expectsKey && !isMetadata) this.#write(text);
  }

  #readStructure(character: string): boolean {
    switch (character) {
      case '{':
      case '[':
        if (this.#containers.length === maxDepth) {
          throw new DocumentFault('damaged', 'JSON is nested too deeply');
        }
        this.#containers.push(character);
        this.#expectsKey = character === '{';
        return true;
      case '}':
      case ']':
        this.#endMetadata(this.#containers.length - 1);
        return this.#containers.pop() === (character === '}' ? '{' : '[');
      case ',':
        this.#endMetadata(this.#containers.length);
        this.#expectsKey = this.#containers.at(-1) === '{';
        return true;
      case ':':
        this.#expectsKey = false;
        if (this.#isMetadataKey) {
          this.#metadataDepth = Math.min(this.#metadataDepth, this.#containers.length);
        }
        this.#isMetadataKey = false;
        return true;
      case '"':
        this.#isInString = true;
        return true;
      default:
        return /[\s\d.+\-eEtrufalsn]/.test(character);
    }
  }

  #endMetadata(depth: number): void {
    if (depth <= this.#metadataDepth) this.#metadataDepth = Number.POSITIVE_INFINITY;
  }
}

import { DocumentFault } from '../../document-fault.ts';

/** Told what a JSON text holds. Numbers and the names of constants are passed over. */
export interface JsonHandler {
  open?(container: '{' | '['): void;
  close?(): void;
  key?(name: string): void;
  /** A piece of a string value. */
  text(piece: string): void;
  endText(): void;
}

const maxDepth = 1_000_000;
/** No reader knows a longer key; the rest of one is dropped. */
const maxKeyCharacters = 1000;

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: '', f: '\n' };

/**
 * Turns a JSON text that arrives in pieces into events, without recursion, so that depth costs one
 * character a level.
 */
export class JsonScanner {
  readonly #handler: JsonHandler;
  readonly #containers: ('{' | '[')[] = [];
  #expectsKey = false;
  #key = '';
  #isInString = false;
  #escape = '';

  constructor(handler: JsonHandler) {
    this.#handler = handler;
  }

  /** Whether every container and string has its end: false for a text that was cut off. */
  get isBalanced(): boolean {
    return this.#containers.length === 0 && !this.#isInString;
  }

  /** False as soon as a character is where JSON allows none. */
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
    this.#emit(piece.slice(start, end));
    if (piece[end] === '\\') this.#escape = '\\';
    if (piece[end] === '"') this.#endString();
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
    if (!this.#expectsKey) this.#handler.text(text);
    else if (this.#key.length < maxKeyCharacters) this.#key += text.slice(0, maxKeyCharacters);
  }

  #endString(): void {
    this.#isInString = false;
    if (this.#expectsKey) this.#handler.key?.(this.#key);
    else this.#handler.endText();
    this.#key = '';
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
        this.#handler.open?.(character);
        return true;
      case '}':
      case ']':
        this.#handler.close?.();
        return this.#containers.pop() === (character === '}' ? '{' : '[');
      case ',':
        this.#expectsKey = this.#containers.at(-1) === '{';
        return true;
      case ':':
        this.#expectsKey = false;
        return true;
      case '"':
        this.#isInString = true;
        return true;
      default:
        return /[\s\d.+\-eEtrufalsn]/.test(character);
    }
  }
}

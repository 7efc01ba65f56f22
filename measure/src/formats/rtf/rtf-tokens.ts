/** Told what an RTF text consists of. */
export interface RtfHandler {
  openGroup(): void;
  closeGroup(): void;
  /** A control word, or a control symbol like `~`, with its number where it has one. */
  control(word: string, parameter: number | undefined): void;
  /** Bytes of text in the current character set. */
  bytes(bytes: Uint8Array): void;
}

const openBrace = 0x7b;
const closeBrace = 0x7d;
const backslash = 0x5c;
const quote = 0x27;
const space = 0x20;
const minus = 0x2d;
/** Longer control words, and text behind them at the end of a chunk, do not exist. */
const longestToken = 64;

const ascii = new TextDecoder('windows-1252');

/** Splits RTF that arrives in chunks. Text in `\bin` is skipped by its length. */
export class RtfTokens {
  readonly #handler: RtfHandler;
  #rest: Uint8Array = new Uint8Array(0);
  #binaryBytes = 0;

  constructor(handler: RtfHandler) {
    this.#handler = handler;
  }

  add(chunk: Uint8Array, isLast: boolean): void {
    const bytes = new Uint8Array(this.#rest.length + chunk.length);
    bytes.set(this.#rest);
    bytes.set(chunk, this.#rest.length);
    const end = isLast ? bytes.length : Math.max(0, bytes.length - longestToken);
    this.#rest = bytes.subarray(this.#scan(bytes, end));
  }

  /** Reads tokens that begin before `end`; returns where the first unread one begins. */
  #scan(bytes: Uint8Array, end: number): number {
    let at = 0;
    while (at < end) {
      if (this.#binaryBytes > 0) {
        const skipped = Math.min(this.#binaryBytes, bytes.length - at);
        this.#binaryBytes -= skipped;
        at += skipped;
      } else if (bytes[at] === backslash) at = this.#readControl(bytes, at);
      else if (bytes[at] === openBrace) {
        this.#handler.openGroup();
        at += 1;
      } else if (bytes[at] === closeBrace) {
        this.#handler.closeGroup();
        at += 1;
      } else at = this.#readText(bytes, at, end);
    }
    return at;
  }

  #readText(bytes: Uint8Array, start: number, end: number): number {
    let at = start;
    while (at < end && !isSpecial(bytes[at])) at += 1;
    if (at > start) this.#handler.bytes(bytes.subarray(start, at));
    if (isLineEnd(bytes[at])) at += 1;
    return at;
  }

  #readControl(bytes: Uint8Array, start: number): number {
    let at = start + 1;
    if (bytes[at] === quote) {
      const byte = Number.parseInt(ascii.decode(bytes.subarray(at + 1, at + 3)), 16);
      if (!Number.isNaN(byte)) this.#handler.bytes(Uint8Array.of(byte));
      return at + 3;
    }
    while (isLetter(bytes[at]) && at - start < longestToken / 2) at += 1;
    if (at === start + 1) {
      this.#handler.control(String.fromCharCode(bytes[at] ?? space), undefined);
      return at + 1;
    }
    const word = ascii.decode(bytes.subarray(start + 1, at));
    const digits = at;
    if (bytes[at] === minus) at += 1;
    while (isDigit(bytes[at]) && at - digits < 12) at += 1;
    const parameter =
      at > digits ? Number.parseInt(ascii.decode(bytes.subarray(digits, at)), 10) : undefined;
    if (bytes[at] === space) at += 1;
    if (word === 'bin') this.#binaryBytes = Math.max(0, parameter ?? 0);
    else this.#handler.control(word, parameter);
    return at;
  }
}

function isSpecial(byte: number | undefined): boolean {
  return byte === backslash || byte === openBrace || byte === closeBrace || isLineEnd(byte);
}

function isLineEnd(byte: number | undefined): boolean {
  return byte === 0x0a || byte === 0x0d;
}

function isLetter(byte = 0): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a);
}

function isDigit(byte = 0): boolean {
  return byte >= 0x30 && byte <= 0x39;
}

import { viewBytes } from '../../byte-view.ts';

const isWide = 0x01;
const hasPhonetics = 0x04;
const hasRuns = 0x08;

/**
 * Reads strings from a record and those that continue it. A string's characters may go on in the next
 * record, which then says again whether they are wide; everything else continues without a sign.
 * Source: MS-XLS, 2.5.293 (XLUnicodeRichExtendedString) and 2.4.58 (Continue).
 */
export class StringTable {
  readonly #parts: readonly Uint8Array[];
  #part = 0;
  #at: number;

  constructor(parts: readonly Uint8Array[], start: number) {
    this.#parts = parts;
    this.#at = start;
  }

  get isAtEnd(): boolean {
    this.#skipEmpty();
    return this.#part >= this.#parts.length;
  }

  readRich(): string {
    const length = this.#readNumber(2);
    const flags = this.#readNumber(1);
    const runs = flags & hasRuns ? this.#readNumber(2) : 0;
    const phoneticBytes = flags & hasPhonetics ? this.#readNumber(4) : 0;
    const text = this.readCharacters(length, (flags & isWide) !== 0);
    this.#skip(runs * 4 + phoneticBytes);
    return text;
  }

  readCharacters(length: number, isWideAtFirst: boolean): string {
    let text = '';
    let wide = isWideAtFirst;
    while (text.length < length && !this.isAtEnd) {
      const data = this.#data();
      const bytesPerCharacter = wide ? 2 : 1;
      const here = Math.min(length - text.length, (data.length - this.#at) >> (wide ? 1 : 0));
      const bytes = data.subarray(this.#at, this.#at + here * bytesPerCharacter);
      text += new TextDecoder(wide ? 'utf-16le' : 'windows-1252').decode(bytes);
      this.#at += here * bytesPerCharacter;
      if (text.length >= length) break;
      this.#part += 1;
      this.#at = 0;
      if (!this.isAtEnd) wide = (this.#readNumber(1) & isWide) !== 0;
    }
    return text;
  }

  #data(): Uint8Array {
    return this.#parts[this.#part] ?? new Uint8Array();
  }

  #skipEmpty(): void {
    while (this.#part < this.#parts.length && this.#at >= this.#data().length) {
      this.#at -= this.#data().length;
      this.#part += 1;
    }
  }

  #skip(bytes: number): void {
    this.#at += bytes;
    this.#skipEmpty();
  }

  /** A number within one record; 0 behind the end. */
  #readNumber(bytes: 1 | 2 | 4): number {
    if (this.isAtEnd) return 0;
    const view = viewBytes(this.#data());
    const isThere = this.#at + bytes <= view.byteLength;
    const at = this.#at;
    this.#at += bytes;
    if (!isThere) return 0;
    if (bytes === 1) return view.getUint8(at);
    return bytes === 2 ? view.getUint16(at, true) : view.getUint32(at, true);
  }
}

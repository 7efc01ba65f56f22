const tilde = 0x7e;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const lineFeed = 0x0a;

/** What is decoded piece by piece: the platform's `TextDecoder`, or one for an encoding that it has not. */
export interface PieceDecoder {
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string;
}

/** HZ, the seven-bit Chinese of old mails and newsgroups: `~{` and `~}` enclose GB 2312. Source: RFC 1843. */
export class HzDecoder implements PieceDecoder {
  readonly #decoder = new TextDecoder('gb18030');
  #isChinese = false;
  /** A byte that means something together with the next one only. */
  #held: number | null = null;

  decode(bytes: Uint8Array = new Uint8Array(), { stream = false } = {}): string {
    const out = new Uint8Array(bytes.length + 2);
    let length = 0;
    for (const byte of bytes) {
      const first = this.#held;
      if (first === null && (byte === tilde || (this.#isChinese && byte !== lineFeed))) {
        this.#held = byte;
        continue;
      }
      this.#held = null;
      if (first === null) {
        // Chinese ends with its line.
        this.#isChinese = false;
        out[length++] = byte;
      } else if (first === tilde) {
        if (byte === openBrace) this.#isChinese = true;
        else if (byte === closeBrace) this.#isChinese = false;
        else if (byte === tilde) out[length++] = tilde;
      } else {
        out[length++] = first | 0x80;
        out[length++] = byte | 0x80;
      }
    }
    return this.#decoder.decode(out.subarray(0, length), { stream });
  }
}

import type { Budget } from '../../budget.ts';
import { DocumentFault } from '../../document-fault.ts';
import { type MarkupHandler, MarkupScanner } from '../../xml/markup-scanner.ts';
import { createInflater } from '../../zip/inflate-entry.ts';

/** Four characters of base64 are three bytes: 1.5 KB of deflated bytes inflate to 1.6 MB at the most. */
const pieceCharacters = 2048;
const percentSign = 0x25;

/**
 * A page as diagrams.net packs it: XML, percent-encoded, deflated, in base64. Read as its text arrives, and
 * within the budget: it may pretend to be small.
 */
export class PackedPage {
  readonly #scanner: MarkupScanner;
  readonly #budget: Budget;
  readonly #inflate = createInflater();
  readonly #decoder = new TextDecoder();
  /** Base64 that was not decoded yet. */
  #packed = '';
  #hasElement = false;
  /** The beginning of an escape, as "%E". */
  #escape = '';

  constructor(handler: MarkupHandler, budget: Budget) {
    this.#scanner = new MarkupScanner('xml', {
      longestValue: Number.POSITIVE_INFINITY,
      open: (name, attributes) => {
        this.#hasElement = true;
        handler.open(name, attributes);
      },
      close: (name) => handler.close?.(name),
    });
    this.#budget = budget;
  }

  add(text: string): void {
    const packed = this.#packed + text.replaceAll(/\s+/g, '');
    const whole = packed.length - (packed.length % 4);
    for (let at = 0; at < whole; at += pieceCharacters) {
      this.#unpack(packed.slice(at, Math.min(at + pieceCharacters, whole)));
    }
    this.#packed = packed.slice(whole);
  }

  /** @throws DocumentFault "damaged" where the page was cut off. */
  end(): void {
    this.#unpack(this.#packed);
    this.#scanner.end();
    const isWhole = this.#scanner.isBalanced && this.#hasElement;
    if (!isWhole) throw new DocumentFault('damaged', 'a page was cut off');
  }

  #unpack(base64: string): void {
    if (base64 === '') return;
    this.#budget.check();
    const bytes = this.#inflate(decodeBase64(base64));
    this.#budget.spendInflated(bytes.length);
    this.#scanner.add(this.#decoder.decode(this.#undoEscapes(bytes), { stream: true }));
  }

  #undoEscapes(bytes: Uint8Array): Uint8Array {
    const plain = new Uint8Array(bytes.length);
    let length = 0;
    for (const byte of bytes) {
      if (byte !== percentSign && this.#escape === '') plain[length++] = byte;
      else {
        this.#escape += String.fromCharCode(byte);
        if (this.#escape.length < 3) continue;
        plain[length++] = Number.parseInt(this.#escape.slice(1), 16);
        this.#escape = '';
      }
    }
    return plain.subarray(0, length);
  }
}

function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch (cause) {
    throw new DocumentFault('damaged', `a page is no base64: ${cause}`);
  }
}

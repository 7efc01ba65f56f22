import { DocumentFault } from '../../document-fault.ts';
import type { TextReader } from '../../document-reader.ts';
import { decodeText } from '../../encodings/decode-text.ts';
import { type JsonHandler, JsonScanner } from './json-scanner.ts';

/** Whether a text that begins so is JSON with at least one container. */
export function isJson(head: string): boolean {
  if (!/^\uFEFF?\s*[[{]\s*(?:["[\]{}\d-]|true\b|false\b|null\b)/.test(head)) return false;
  return new JsonScanner({ text() {}, endText() {} }).add(head.replace('\uFEFF', ''));
}

/**
 * JSON: the string values; not the keys, numbers and names of constants. A file that is cut off, or
 * stops being JSON further on, is damaged: its strings cannot be trusted.
 */
export const readJson: TextReader = stringsReader(false);

/** Whether a JSON text is one of Flutter's resource bundles; its language may be given in the name alone. */
export function isResourceBundle(head: string, name: string): boolean {
  return /\.arb$/i.test(name) || /"@@locale"\s*:/.test(head);
}

/** Application Resource Bundle (.arb): keys with an "@" describe a text to translators and programs. */
export const readResourceBundle: TextReader = stringsReader(true);

function stringsReader(skipsMetadata: boolean): TextReader {
  return async ({ story, ...text }) => {
    const write = (value: string) => story.write('main', value);
    const scanner = new JsonScanner(new StringValues(write, skipsMetadata));
    for await (const piece of decodeText(text)) {
      if (!scanner.add(piece)) throw new DocumentFault('damaged', 'this is no JSON');
    }
    if (!scanner.isBalanced) throw new DocumentFault('damaged', 'the JSON was cut off');
  };
}

/**
 * Writes the string values, each followed by a line feed; with `skipsMetadata`, not what is under a
 * key that begins with "@".
 */
class StringValues implements JsonHandler {
  readonly #write: (text: string) => void;
  readonly #skipsMetadata: boolean;
  #depth = 0;
  /** Number of containers around the metadata that is passed over. */
  #metadataDepth = Number.POSITIVE_INFINITY;

  constructor(write: (text: string) => void, skipsMetadata: boolean) {
    this.#write = write;
    this.#skipsMetadata = skipsMetadata;
  }

  open(): void {
    this.#depth += 1;
  }

  close(): void {
    this.#depth -= 1;
    if (this.#depth < this.#metadataDepth) this.#metadataDepth = Number.POSITIVE_INFINITY;
  }

  key(name: string): void {
    if (!this.#skipsMetadata || this.#depth > this.#metadataDepth) return;
    this.#metadataDepth = name.startsWith('@') ? this.#depth : Number.POSITIVE_INFINITY;
  }

  text(piece: string): void {
    if (this.#depth < this.#metadataDepth) this.#write(piece);
  }

  endText(): void {
    this.text('\n');
  }
}

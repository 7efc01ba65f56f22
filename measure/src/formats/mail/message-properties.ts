import { viewBytes } from '../../byte-view.ts';
import type { CompoundFile } from '../../compound/compound-file.ts';
import { encodingOfCodePage } from '../rtf/code-pages.ts';

/** A text in an Outlook message longer than this is none that a person wrote. */
const maxTextBytes = 64 * 1024 * 1024;
const entryBytes = 16;
const wideText = '001F';
const narrowText = '001E';
const bytesType = '0102';

/** The properties of a message or of an attachment, by their four hexadecimal digits. Source: MS-OXMSG. */
export class MessageProperties {
  readonly #storage: CompoundFile;
  readonly #numbers: ReadonlyMap<number, number>;

  /** @param headerBytes bytes before the numbers: 32 in a message, 8 in an attachment. */
  static async read(storage: CompoundFile, headerBytes: number): Promise<MessageProperties> {
    const numbers = new Map<number, number>();
    if (storage.has('__properties_version1.0')) {
      const stream = storage.open('__properties_version1.0');
      const view = viewBytes(await stream.read(headerBytes, 64 * 1024));
      for (let at = 0; at + entryBytes <= view.byteLength; at += entryBytes) {
        numbers.set(view.getUint32(at, true), view.getUint32(at + 8, true));
      }
    }
    return new MessageProperties(storage, numbers);
  }

  constructor(storage: CompoundFile, numbers: ReadonlyMap<number, number>) {
    this.#storage = storage;
    this.#numbers = numbers;
  }

  /** A number, or a truth value as 0 or 1. */
  number(tag: number): number | undefined {
    return this.#numbers.get(tag);
  }

  async text(id: string, encoding: string): Promise<string | null> {
    const wide = await this.#read(id, wideText);
    if (wide !== null) return new TextDecoder('utf-16le').decode(wide);
    const narrow = await this.#read(id, narrowText);
    return narrow && new TextDecoder(encoding).decode(narrow);
  }

  bytes(id: string): Promise<Uint8Array | null> {
    return this.#read(id, bytesType);
  }

  async #read(id: string, type: string): Promise<Uint8Array | null> {
    const name = `__substg1.0_${id}${type}`;
    if (!this.#storage.has(name)) return null;
    const stream = this.#storage.open(name);
    return stream.read(0, Math.min(stream.size, maxTextBytes));
  }
}

const internetCodePage = 0x3fde0003;
const messageCodePage = 0x3ffd0003;

/** The encoding of a message's texts that are not in Unicode. */
export function encodingOfMessage(properties: MessageProperties): string {
  const page = properties.number(messageCodePage) ?? properties.number(internetCodePage);
  return encodingOfCodePage(page ?? 1252);
}

/** The encoding of its HTML, where that does not say so itself. */
export function encodingOfHtml(properties: MessageProperties): string {
  return encodingOfCodePage(properties.number(internetCodePage) ?? 1252);
}

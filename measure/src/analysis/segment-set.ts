import { DocumentFault } from '../document-fault.ts';

const firstSlots = 1 << 12;
const maxLoad = 0.75;

/**
 * Remembers which texts it has met, by 64 bits of each, in 11 to 22 bytes: among three million texts,
 * two different ones are taken for the same with a chance of one in four million.
 */
export class SegmentSet {
  #slots = new Uint32Array(firstSlots * 2);
  readonly #maxTexts: number;
  #texts = 0;
  readonly #hash = new Uint32Array(2);

  constructor(maxTexts: number) {
    this.#maxTexts = maxTexts;
  }

  /**
   * Whether the text is new; from then on it is not.
   * @throws DocumentFault "too-large" when there are more different texts than allowed.
   */
  add(text: string): boolean {
    const hash = this.#hash;
    hashText(text, hash);
    if (!insert(this.#slots, hash[0] ?? 0, hash[1] ?? 0)) return false;
    this.#texts += 1;
    if (this.#texts > this.#maxTexts) {
      throw new DocumentFault('too-large', 'the document has more segments than can be compared');
    }
    if (this.#texts * 2 > this.#slots.length * maxLoad) this.#grow();
    return true;
  }

  #grow(): void {
    const smaller = this.#slots;
    this.#slots = new Uint32Array(smaller.length * 2);
    for (let at = 0; at < smaller.length; at += 2) {
      const [first = 0, second = 0] = [smaller[at], smaller[at + 1]];
      if ((first | second) !== 0) insert(this.#slots, first, second);
    }
  }
}

/** Whether the pair was not there. A slot of zeros is empty. */
function insert(slots: Uint32Array, first: number, second: number): boolean {
  const last = slots.length - 1;
  for (let at = (first * 2) & last; ; at = (at + 2) & last) {
    if (slots[at] === first && slots[at + 1] === second) return false;
    if (slots[at] !== 0 || slots[at + 1] !== 0) continue;
    slots[at] = first;
    slots[at + 1] = second;
    return true;
  }
}

/** Two lanes of multiply and shift (after MurmurHash3's finalizer), never both zero. */
function hashText(text: string, hash: Uint32Array): void {
  let first = 0x9747b28c ^ text.length;
  let second = 0x3c6ef372 ^ text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x85ebca6b);
    first ^= first >>> 15;
    second = Math.imul(second ^ unit, 0xc2b2ae35);
    second ^= second >>> 13;
  }
  hash[0] = Math.imul(first, 0xc2b2ae35) ^ (first >>> 16);
  hash[1] = Math.imul(second, 0x85ebca6b) ^ (second >>> 16) || 1;
}

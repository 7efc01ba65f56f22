import type { Attributes } from '../../xml/markup-scanner.ts';

/** The styles of an OpenDocument that hide what they are used for: texts, sheets or slides. */
export class HiddenStyles {
  readonly #names = new Set<string>();
  #current: string | null = null;

  has(name: string): boolean {
    return this.#names.has(name);
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'style') this.#current = attributes.get('style:name') ?? null;
    if (this.#current === null || !name.endsWith('-properties')) return;
    const hides =
      attributes.get('text:display') === 'none' ||
      attributes.get('table:display') === 'false' ||
      attributes.get('presentation:visibility') === 'hidden';
    if (hides) this.#names.add(this.#current);
  }

  close(name: string): void {
    if (name === 'style') this.#current = null;
  }
}

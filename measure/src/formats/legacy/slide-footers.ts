import { viewBytes } from '../../byte-view.ts';
import type { Story } from '../../counting/story.ts';
import { type Atom, findAtoms } from './atoms.ts';

const headersFooters = 0x0fd9;
const settings = 0x0fda;
const footerText = 0x0fba;

/**
 * What has to be switched on for a text to be shown, by the instance of its record: a date that was
 * typed, the header, the footer. Source: MS-PPT, HeadersFootersAtom.
 */
const switches: readonly number[] = [0x01 | 0x04, 0x10, 0x20];

/** Writes the texts at the edge of the slides, which are stored beside their shapes: each text once. */
export class SlideFooters {
  readonly #story: Story;
  readonly #written = new Set<string>();

  constructor(story: Story) {
    this.#story = story;
  }

  /** @param container A slide, notes, or the document with what holds for all of them. */
  write(container: Atom | null): void {
    for (const group of findAtoms(container, [headersFooters])) {
      const [atom] = findAtoms(group, [settings]);
      const flags = atom && atom.data.length >= 4 ? viewBytes(atom.data).getUint16(2, true) : 0;
      for (const { instance, data } of findAtoms(group, [footerText])) {
        const needed = switches[instance];
        if (needed === undefined || (flags & needed) !== needed) continue;
        this.#writeOnce(new TextDecoder('utf-16le').decode(data));
      }
    }
  }

  #writeOnce(text: string): void {
    if (this.#written.has(text)) return;
    this.#written.add(text);
    this.#story.write('headers-and-footers', `${text}\n`);
  }
}

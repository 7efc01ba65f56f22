import type { Story } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import { writeLabel } from './write-label.ts';

/** What is said of a cell by the element around it, where it has data of its own. */
interface CellData {
  readonly id: string;
  readonly label: string;
}

/** Writes what is written on the cells of a page: on its shapes and lines, not the names of layers. */
export class CellTexts implements MarkupHandler {
  readonly #story: Story;
  #data: CellData | null = null;
  /** Cells that are not shown: hidden themselves, or on a hidden layer. */
  readonly #hidden = new Set<string>();

  constructor(story: Story) {
    this.#story = story;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'mxGraphModel':
        this.#hidden.clear();
        return;
      case 'object':
      case 'UserObject':
        this.#data = { id: attributes.get('id') ?? '', label: attributes.get('label') ?? '' };
        this.#story.write('descriptions', `${attributes.get('tooltip') ?? ''}\n`);
        return;
      case 'mxCell':
        this.#readCell(attributes);
        return;
      default:
    }
  }

  close(name: string): void {
    if (name === 'object' || name === 'UserObject') this.#data = null;
  }

  #readCell(attributes: Attributes): void {
    const { id, label } = this.#data ?? {
      id: attributes.get('id') ?? '',
      label: attributes.get('value') ?? '',
    };
    const parent = attributes.get('parent');
    const isHidden =
      attributes.get('visible') === '0' || (parent !== undefined && this.#hidden.has(parent));
    if (isHidden) this.#hidden.add(id);
    const isDrawn = attributes.get('vertex') === '1' || attributes.get('edge') === '1';
    if (!isDrawn) return;
    const isHtml = /(?:^|;)html=1(?:;|$)/.test(attributes.get('style') ?? '');
    writeLabel(this.#story, isHidden ? 'hidden' : 'main', { text: label, isHtml });
  }
}

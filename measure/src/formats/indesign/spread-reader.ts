import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/** Where a story is seen. */
export type Placement = 'main' | 'headers-and-footers' | 'hidden';

/** Things on a page that hold or carry a story. */
const storyHolders: ReadonlySet<string> = new Set(['TextFrame', 'EndnoteTextFrame', 'TextPath']);

/** Things on a page that can be hidden with all that is in them. */
const pageItems: ReadonlySet<string> = new Set([
  ...storyHolders,
  'Group',
  'Rectangle',
  'Oval',
  'Polygon',
  'GraphicLine',
  'Button',
  'MultiStateObject',
  'State',
]);

export interface SpreadFacts {
  /** Where a story is seen that a shown frame of this spread holds. */
  readonly shown: Placement;
  readonly hiddenLayers: ReadonlySet<string>;
}

/** Finds out where the stories of a spread's frames are seen; once shown in a frame, a story is. */
export class SpreadReader implements MarkupHandler {
  readonly #placements: Map<string, Placement>;
  readonly #facts: SpreadFacts;
  #hiddenDepth = 0;
  #depth = 0;
  pages = 0;

  constructor(placements: Map<string, Placement>, facts: SpreadFacts) {
    this.#placements = placements;
    this.#facts = facts;
  }

  open(name: string, attributes: Attributes): void {
    this.#depth += 1;
    if (name === 'Page') this.pages += 1;
    if (this.#hiddenDepth === 0 && pageItems.has(name) && this.#isHidden(attributes)) {
      this.#hiddenDepth = this.#depth;
    }
    const story = attributes.get('ParentStory');
    if (story === undefined || !storyHolders.has(name)) return;
    const known = this.#placements.get(story);
    if (this.#hiddenDepth > 0) this.#placements.set(story, known ?? 'hidden');
    else if (known === undefined || known === 'hidden') {
      this.#placements.set(story, this.#facts.shown);
    }
  }

  close(): void {
    if (this.#depth === this.#hiddenDepth) this.#hiddenDepth = 0;
    this.#depth -= 1;
  }

  #isHidden(attributes: Attributes): boolean {
    const layer = attributes.get('ItemLayer') ?? '';
    return attributes.get('Visible') === 'false' || this.#facts.hiddenLayers.has(layer);
  }
}

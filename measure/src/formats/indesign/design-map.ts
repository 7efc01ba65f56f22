import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/** What the document's first part tells of the others. */
export interface DesignMap {
  readonly spreads: readonly string[];
  readonly masterSpreads: readonly string[];
  readonly stories: readonly string[];
  /** Layers and conditions that are not shown, by their ids. */
  readonly hiddenLayers: ReadonlySet<string>;
  readonly hiddenConditions: ReadonlySet<string>;
}

/** Each part once, however often it is named. */
export class DesignMapReader implements MarkupHandler {
  readonly #spreads = new Set<string>();
  readonly #masterSpreads = new Set<string>();
  readonly #stories = new Set<string>();
  readonly #hiddenLayers = new Set<string>();
  readonly #hiddenConditions = new Set<string>();

  get map(): DesignMap {
    return {
      spreads: [...this.#spreads],
      masterSpreads: [...this.#masterSpreads],
      stories: [...this.#stories],
      hiddenLayers: this.#hiddenLayers,
      hiddenConditions: this.#hiddenConditions,
    };
  }

  open(name: string, attributes: Attributes): void {
    const part = attributes.get('src');
    const isHidden = attributes.get('Visible') === 'false';
    const id = attributes.get('Self') ?? '';
    if (name === 'Layer' && isHidden) this.#hiddenLayers.add(id);
    else if (name === 'Condition' && isHidden) this.#hiddenConditions.add(id);
    else if (part === undefined) return;
    else if (name === 'Spread') this.#spreads.add(part);
    else if (name === 'MasterSpread') this.#masterSpreads.add(part);
    else if (name === 'Story') this.#stories.add(part);
  }
}

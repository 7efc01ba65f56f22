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

export class DesignMapReader implements MarkupHandler {
  readonly #spreads: string[] = [];
  readonly #masterSpreads: string[] = [];
  readonly #stories: string[] = [];
  readonly #hiddenLayers = new Set<string>();
  readonly #hiddenConditions = new Set<string>();

  get map(): DesignMap {
    return {
      spreads: this.#spreads,
      masterSpreads: this.#masterSpreads,
      stories: this.#stories,
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
    else if (name === 'Spread') this.#spreads.push(part);
    else if (name === 'MasterSpread') this.#masterSpreads.push(part);
    else if (name === 'Story') this.#stories.push(part);
  }

  close(): void {}

  text(): void {}
}

import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';

/** The other parts that the document's first part lists, each once, however often it is named. */
export class DesignMap implements MarkupHandler {
  readonly spreads = new Set<string>();
  readonly masterSpreads = new Set<string>();
  readonly stories = new Set<string>();
  /** Layers and conditions that are not shown, by their ids. */
  readonly hiddenLayers = new Set<string>();
  readonly hiddenConditions = new Set<string>();

  open(name: string, attributes: Attributes): void {
    const part = attributes.get('src');
    const isHidden = attributes.get('Visible') === 'false';
    const id = attributes.get('Self') ?? '';
    if (name === 'Layer' && isHidden) this.hiddenLayers.add(id);
    else if (name === 'Condition' && isHidden) this.hiddenConditions.add(id);
    else if (part === undefined) return;
    else if (name === 'Spread') this.spreads.add(part);
    else if (name === 'MasterSpread') this.masterSpreads.add(part);
    else if (name === 'Story') this.stories.add(part);
  }
}

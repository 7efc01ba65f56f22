import type { Story, StoryPart } from '../../counting/story.ts';
import type { Attributes, MarkupHandler } from '../../xml/markup-scanner.ts';
import type { DesignMap } from './design-map.ts';
import { type Placement, SpreadReader } from './spread-reader.ts';

interface StoryFacts {
  readonly placement: Placement;
  readonly map: DesignMap;
  /** Told of the frames that are anchored in this story. */
  readonly placements: Map<string, Placement>;
}

/** The part that text belongs to; `null` for text that is no more, or not yet. */
type Target = StoryPart | null;

/** Writes one story's part of an IDML document: paragraphs, tables, notes; deleted text is not counted. */
export class StoryText implements MarkupHandler {
  readonly #story: Story;
  readonly #facts: StoryFacts;
  readonly #frames: SpreadReader;
  /** Where the text of each open element belongs, the innermost last. */
  readonly #targets: Target[];
  #isContent = false;

  constructor(story: Story, facts: StoryFacts) {
    this.#story = story;
    this.#facts = facts;
    this.#targets = [facts.placement];
    this.#frames = new SpreadReader(facts.placements, {
      shown: facts.placement,
      hiddenLayers: facts.map.hiddenLayers,
    });
  }

  open(name: string, attributes: Attributes): void {
    this.#frames.open(name, attributes);
    const outer = this.#target();
    const target = this.#choose(name, attributes, outer);
    this.#targets.push(target);
    if (name === 'Content') this.#isContent = true;
    else if (name === 'Br' || name === 'Cell') this.#write('\n');
    else if (name === 'TextVariableInstance') this.#write(attributes.get('ResultText') ?? '');
  }

  close(name: string): void {
    this.#frames.close();
    if (name === 'Content') this.#isContent = false;
    const target = this.#target();
    const isBlock = name === 'Cell' || name === 'Story' || name === 'Table';
    this.#targets.pop();
    const isOver = isBlock || target !== this.#target();
    if (isOver && target !== null) this.#story.write(target, '\n');
  }

  text(text: string): void {
    // Line breaks within a paragraph are separate characters.
    if (this.#isContent) this.#write(text.replaceAll(/[\n\u2028\u2029]/g, '\n'));
  }

  #target(): Target {
    return this.#targets.at(-1) ?? null;
  }

  #write(text: string): void {
    const target = this.#target();
    if (target !== null) this.#story.write(target, text);
  }

  #choose(name: string, attributes: Attributes, outer: Target): Target {
    if (outer === null || name === 'Content' || name === 'Br') return outer;
    if (name === 'Change' && attributes.get('ChangeType') === 'DeletedText') return null;
    if (name === 'Note') return 'comments';
    const isHidden = name === 'HiddenText' || this.#isConditionHidden(attributes);
    if (outer === 'hidden' || outer === 'comments') return outer;
    if (isHidden) return 'hidden';
    // Notes of a header belong to it.
    const isNote = name === 'Footnote' || attributes.get('IsEndnoteStory') === 'true';
    return isNote && outer === 'main' ? 'notes' : outer;
  }

  /** Text with several conditions is shown where one of them is. */
  #isConditionHidden(attributes: Attributes): boolean {
    const conditions = (attributes.get('AppliedConditions') ?? '').split(' ').filter(Boolean);
    const { hiddenConditions } = this.#facts.map;
    return conditions.length > 0 && conditions.every((id) => hiddenConditions.has(id));
  }
}

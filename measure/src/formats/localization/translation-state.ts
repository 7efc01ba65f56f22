import type { StoryPart } from '../../counting/story.ts';
import type { Attributes } from '../../xml/markup-scanner.ts';

/**
 * Where the source text of a translation unit belongs: what must not be translated, or was locked by
 * an earlier step, is not paid for and is counted apart, and so is what has been approved already.
 */
export function partOfUnit(attributes: Attributes, inherited: StoryPart): StoryPart {
  if (isLocked(attributes)) return 'locked';
  if (attributes.get('translate') === 'yes') return 'main';
  if (attributes.get('approved') === 'yes' && inherited === 'main') return 'approved';
  return inherited;
}

/** `translate` is XLIFF's own; `locked` is written by SDL, memoQ (`mq:locked`) and Phrase (`m:locked`). */
function isLocked(attributes: Attributes): boolean {
  const locked = attributes.get('locked');
  return attributes.get('translate') === 'no' || locked === 'true' || locked === 'locked';
}

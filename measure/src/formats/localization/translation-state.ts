import type { StoryPart } from '../../counting/story.ts';
import type { Attributes } from '../../xml/markup-scanner.ts';

/**
 * Where the source text of a translation unit belongs: what must not be translated, or was locked by
 * an earlier step, is not paid for and is counted apart, and so is what has been approved already.
 * @param level the step of Phrase's workflow that the file is from: what that one confirmed is done.
 */
export function partOfUnit(attributes: Attributes, inherited: StoryPart, level = 1): StoryPart {
  if (isLocked(attributes)) return 'locked';
  if (inherited === 'main' && isApproved(attributes, level)) return 'approved';
  return attributes.get('translate') === 'yes' ? 'main' : inherited;
}

/** `translate` is XLIFF's own; `locked` is written by SDL, memoQ (`mq:locked`) and Phrase (`m:locked`). */
export function isLocked(attributes: Attributes): boolean {
  const locked = attributes.get('locked');
  return attributes.get('translate') === 'no' || locked === 'true' || locked === 'locked';
}

/**
 * XLIFF 1.2 says `approved`, XLIFF 2 "final", SDL and memoQ that a reviewer accepted it, Phrase at which
 * step it was confirmed. Confirmed by a translator alone, it is not approved yet.
 */
export function isApproved(attributes: Attributes, level = 1): boolean {
  return (
    attributes.get('approved') === 'yes' ||
    attributes.get('state') === 'final' ||
    /^Approved(?:Translation|SignOff)$/.test(attributes.get('conf') ?? '') ||
    /^Proofread$|Reviewer/.test(attributes.get('status') ?? '') ||
    Number(attributes.get('confirmed') ?? 0) >= level
  );
}

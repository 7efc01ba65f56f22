/**
 * Small, because the console's first screen waits for two segments to be read and checked; large enough that a
 * change among a hundred thousand items copies little.
 */
export const segmentSize = 50;

/**
 * An immutable list in parts; both parts and items newest first. Every part but the newest is full, so that the
 * ordinal of an item (0 is the oldest) gives its position.
 */
export type Segments<Item> = readonly (readonly Item[])[];

export function countItems<Item>(segments: Segments<Item>): number {
  const [newest] = segments;
  return newest === undefined ? 0 : (segments.length - 1) * segmentSize + newest.length;
}

export function addItem<Item>(segments: Segments<Item>, item: Item): Segments<Item> {
  const [newest, ...older] = segments;
  if (newest === undefined || newest.length === segmentSize) return [[item], ...segments];
  return [[item, ...newest], ...older];
}

export function replaceItem<Item>(
  segments: Segments<Item>,
  ordinal: number,
  item: Item,
): Segments<Item> {
  const part = partOf(segments, ordinal);
  const segment = segments[part] ?? [];
  return replaceAt(segments, part, replaceAt(segment, placeIn(segment, ordinal), item));
}

export function itemAt<Item>(segments: Segments<Item>, ordinal: number): Item | undefined {
  const segment = segments[partOf(segments, ordinal)];
  return segment?.[placeIn(segment, ordinal)];
}

/** @param items oldest first. */
export function toSegments<Item>(items: readonly Item[]): Segments<Item> {
  const segments: Item[][] = [];
  for (let start = 0; start < items.length; start += segmentSize) {
    segments.push(items.slice(start, start + segmentSize).reverse());
  }
  return segments.reverse();
}

/** All items, each at its ordinal. */
export function oldestFirst<Item>(segments: Segments<Item>): Item[] {
  return segments.flat().reverse();
}

/** `Array.prototype.with`, which the oldest browsers lack. */
function replaceAt<Item>(items: readonly Item[], at: number, item: Item): readonly Item[] {
  return [...items.slice(0, at), item, ...items.slice(at + 1)];
}

function partOf(segments: Segments<unknown>, ordinal: number): number {
  return segments.length - 1 - Math.floor(ordinal / segmentSize);
}

function placeIn(segment: readonly unknown[], ordinal: number): number {
  return segment.length - 1 - (ordinal % segmentSize);
}

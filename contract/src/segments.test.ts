import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, countItems, itemAt, replaceItem, type Segments, toSegments } from './segments.ts';

describe('Segments', () => {
  it('behave as one list, whatever is added and replaced', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.array(fc.nat(500), { maxLength: 40 }), (count, changes) => {
        const model = Array.from({ length: count }, (_, number) => number);
        let segments: Segments<number> = toSegments(model);
        for (const change of changes) {
          if (change < model.length) {
            model[change] = -change;
            segments = replaceItem(segments, change, -change);
          } else {
            model.push(change);
            segments = addItem(segments, change);
          }
        }
        expect(segments.flat()).toEqual([...model].reverse());
        expect(countItems(segments)).toBe(model.length);
        for (const place of changes) expect(itemAt(segments, place)).toBe(model[place]);
      }),
      { seed: 5 },
    );
  });

  it('grow item by item into the same as made at once', () => {
    const items = Array.from({ length: 700 }, (_, number) => number);
    const grown = items.reduce<Segments<number>>((segments, item) => addItem(segments, item), []);
    expect(grown).toEqual(toSegments(items));
  });
});

import { describe, expect, it } from 'vitest';
import { assignSlots, noSlots } from './card-slots.ts';

const first = assignSlots(noSlots, ['a', 'b', 'c'], '', false);
const slotsOf = ({ byId }: typeof first) => Object.fromEntries(byId);

describe('assignSlots', () => {
  it('gives every card an element of its own', () => {
    expect(slotsOf(first)).toEqual({ a: 0, b: 1, c: 2 });
  });

  it('keeps a card in its element, wherever it moves', () => {
    expect(slotsOf(assignSlots(first, ['c', 'a'], '', false))).toEqual({ c: 2, a: 0 });
    expect(slotsOf(assignSlots(first, ['c', 'x'], 'x', false))).toMatchObject({ c: 2 });
  });

  it('hands the elements of what a search no longer finds to what it finds', () => {
    const found = assignSlots(first, ['x', 'b', 'y', 'z'], 'x', false);
    expect(slotsOf(found)).toEqual({ x: 0, b: 1, y: 2, z: 3 });
  });

  it('hands nothing over while the list is scrolled', () => {
    expect(slotsOf(assignSlots(first, ['c', 'd'], '', false))).toEqual({ c: 2, d: 3 });
  });

  it('hands nothing over while the focus is in the list', () => {
    expect(slotsOf(assignSlots(first, ['x', 'y'], 'x', true))).toEqual({ x: 3, y: 4 });
  });

  it('never gives out a number twice', () => {
    let slots = first;
    for (const ids of [['x'], ['x', 'y', 'z'], ['a', 'b', 'c', 'd']]) {
      slots = assignSlots(slots, ids, ids.join(), false);
      expect(new Set(slots.byId.values()).size).toBe(ids.length);
    }
  });
});

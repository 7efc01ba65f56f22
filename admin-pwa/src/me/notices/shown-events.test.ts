import { noticeEvents } from '@yiqiao/contract/record/notice';
import { describe, expect, it } from 'vitest';
import { moveEvent, shownEvents, shownStop, wholeStop } from './shown-events.ts';

const order = [...noticeEvents].reverse();
const all = shownEvents(order, false);
const own = shownEvents(order, true);

describe('the full stop of a device', () => {
  it('stands where it is, for those who see every event', () => {
    for (let stop = 0; stop <= order.length; stop += 1) {
      expect(shownStop(order, all, stop)).toBe(stop);
      expect(wholeStop(order, all, stop)).toBe(stop);
    }
  });

  it('counts a translator’s own events, and comes back to the same place', () => {
    expect(own).toEqual(['question', 'handed-over', 'due-soon', 'overdue']);
    for (let stop = 0; stop <= own.length; stop += 1) {
      expect(shownStop(order, own, wholeStop(order, own, stop))).toBe(stop);
    }
  });
});

describe('moveEvent', () => {
  it('moves a line, and changes nothing else', () => {
    const moved = moveEvent(order, all, 'overdue', 0);
    expect(moved).toEqual(['overdue', ...order.filter((event) => event !== 'overdue')]);
  });

  it('leaves what a translator does not see where it was', () => {
    const moved = moveEvent(order, own, 'overdue', 1);
    expect(shownEvents(moved, true)).toEqual(['question', 'overdue', 'handed-over', 'due-soon']);
    const unseen = (events: readonly string[]) =>
      events.map((event, place) => (own.some((one) => one === event) ? '' : `${event} ${place}`));
    expect(unseen(moved)).toEqual(unseen(order));
  });
});

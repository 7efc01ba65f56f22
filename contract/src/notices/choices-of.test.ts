import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { firstChoices, noticeChoicesSchema, noticeEvents } from '../record/notice.ts';
import { choicesOf } from './choices-of.ts';

const quiet = { from: '22:00', to: '07:30', weekend: true, zone: 'Asia/Shanghai' };
const read = (choices: { order: string[]; whose: string; quiet?: typeof quiet }) =>
  choicesOf({ told: { devices: [], choices } });

describe('choicesOf', () => {
  it('is what everybody begins with, or what was stored', () => {
    expect(choicesOf({})).toEqual(firstChoices);
    expect(choicesOf({ told: { devices: [] } })).toEqual(firstChoices);
    const order = [...noticeEvents].reverse();
    expect(read({ order, whose: 'all', quiet })).toEqual({ order, whose: 'all', quiet });
  });

  it('makes choices of this release of those of another one', () => {
    const chosen = read({
      order: ['paid', 'praised', 'paid', 'overdue'],
      whose: 'team',
      quiet: { ...quiet, zone: 'Mars/Olympus' },
    });
    expect(z.safeParse(noticeChoicesSchema, chosen).success).toBe(true);
    expect(chosen.order.slice(0, 2)).toEqual(['paid', 'overdue']);
    expect(chosen.whose).toBe('mine');
    expect(chosen).not.toHaveProperty('quiet');
  });
});

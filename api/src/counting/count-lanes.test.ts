import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { describe, expect, it } from 'vitest';
import { createHeldMeasurer, reportOf } from '../../test/server/held-measurer.ts';
import { createCountLanes, type DocumentToCount } from './count-lanes.ts';

const never = () => new AbortController().signal;
const document = (name: string, size = 10): DocumentToCount => ({
  client: name.charAt(0),
  name,
  place: name,
  size,
});
const tooSlow: Measurement = { ...reportOf(0), exactness: 'uncountable', limit: 'too-slow' };

describe('createCountLanes', () => {
  it('starts a document that takes long over in the long lane, with all the time there is', async () => {
    const measurer = createHeldMeasurer();
    const counted = createCountLanes(measurer).count(document('a-long'), never());
    expect(measurer.running('a-long')?.maxProcessorMs).toBeLessThan(10_000);
    await measurer.answer('a-long', tooSlow);
    expect(measurer.running('a-long')?.maxProcessorMs).toBeUndefined();
    await measurer.answer('a-long', reportOf(580_000));
    expect((await counted).counts.words).toBe(580_000);
  });

  it('never lets a small document wait behind those that take long', async () => {
    const measurer = createHeldMeasurer();
    const lanes = createCountLanes(measurer);
    for (const name of ['a1', 'a2', 'a3', 'a4'])
      void lanes.count(document(name, 1_000_000), never());
    const small = lanes.count(document('b-small'), never());
    // The first is in the long lane, the second in the short one: it ends within its slice.
    await measurer.answer('a1', tooSlow);
    expect(measurer.names()).toEqual(['a1', 'b-small']);
    await measurer.answer('b-small', reportOf(646));
    expect((await small).counts.words).toBe(646);
    expect(measurer.names()).toEqual(['a1', 'a2']);
  });

  it('says so at once when the long lane has found a document too slow, too', async () => {
    const measurer = createHeldMeasurer();
    const counted = createCountLanes(measurer).count(document('a-endless'), never());
    await measurer.answer('a-endless', tooSlow);
    await measurer.answer('a-endless', tooSlow);
    expect((await counted).limit).toBe('too-slow');
  });

  it('removes a document that nobody waits for from its lane, waiting or under way', async () => {
    const measurer = createHeldMeasurer();
    const lanes = createCountLanes(measurer);
    const first = new AbortController();
    const second = new AbortController();
    const underWay = lanes.count(document('a1'), first.signal);
    const waiting = lanes.count(document('a2'), second.signal);
    const last = lanes.count(document('a3'), never());
    second.abort(new Error('deleted'));
    await expect(waiting).rejects.toThrow('deleted');
    first.abort(new Error('deleted'));
    await expect(underWay).rejects.toThrow('deleted');
    await measurer.answer('a3', reportOf(3));
    expect((await last).counts.words).toBe(3);
  });

  it('goes on with the next document when no process could be had for one', async () => {
    const measurer = createHeldMeasurer();
    const lanes = createCountLanes(measurer);
    const failing = expect(lanes.count(document('a1'), never())).rejects.toThrow('EAGAIN');
    const next = lanes.count(document('a2'), never());
    await measurer.fail('a1', new Error('spawn EAGAIN'));
    await failing;
    await measurer.answer('a2', reportOf(2));
    expect((await next).counts.words).toBe(2);
  });
});

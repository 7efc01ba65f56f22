import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { describe, expect, it } from 'vitest';
import { createHeldMeasurer, reportOf } from '../../test/server/held-measurer.ts';
import { createTimedMeasurer } from '../../test/server/timed-measurer.ts';
import { createCountLanes, type DocumentToCount } from './count-lanes.ts';

const megabyte = 1024 ** 2;
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
    const counted = createCountLanes({ measurer, clock: () => 0 }).count(
      document('a-long', megabyte),
      never(),
    );
    expect(measurer.running('a-long')?.maxProcessorMs).toBeLessThan(10_000);
    await measurer.answer('a-long', tooSlow);
    expect(measurer.running('a-long')?.maxProcessorMs).toBe(15_000);
    await measurer.answer('a-long', tooSlow);
    expect(measurer.running('a-long')?.maxProcessorMs).toBe(100_000);
    await measurer.answer('a-long', reportOf(580_000));
    expect((await counted).counts.words).toBe(580_000);
  });

  it('gives a document of a few bytes no more than a browser would', async () => {
    const measurer = createHeldMeasurer();
    const counted = createCountLanes({ measurer, clock: () => 0 }).count(
      document('a-bomb'),
      never(),
    );
    await measurer.answer('a-bomb', tooSlow);
    expect(measurer.running('a-bomb')?.maxProcessorMs).toBe(10_001);
    await measurer.answer('a-bomb', tooSlow);
    expect((await counted).limit).toBe('too-slow');
  });

  it('gives no more time to a document that was too slow by a limit of its own', async () => {
    const timed = createTimedMeasurer();
    const measure: typeof timed.measure = async (_, { onUsed } = {}) => {
      onUsed?.(800);
      return tooSlow;
    };
    const lanes = createCountLanes({ measurer: { measure }, clock: timed.clock });
    expect((await lanes.count(document('a', megabyte), never())).limit).toBe('too-slow');
  });

  it('never lets a small document wait behind those that take long', async () => {
    const measurer = createHeldMeasurer();
    const lanes = createCountLanes({ measurer, clock: () => 0 });
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
    const counted = createCountLanes({ measurer, clock: () => 0 }).count(
      document('a-endless'),
      never(),
    );
    await measurer.answer('a-endless', tooSlow);
    await measurer.answer('a-endless', tooSlow);
    expect((await counted).limit).toBe('too-slow');
  });

  it('removes a document that nobody waits for from its lane, waiting or under way', async () => {
    const measurer = createHeldMeasurer();
    const lanes = createCountLanes({ measurer, clock: () => 0 });
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
    const lanes = createCountLanes({ measurer, clock: () => 0 });
    const failing = expect(lanes.count(document('a1'), never())).rejects.toThrow('EAGAIN');
    const next = lanes.count(document('a2'), never());
    await measurer.fail('a1', new Error('spawn EAGAIN'));
    await failing;
    await measurer.answer('a2', reportOf(2));
    expect((await next).counts.words).toBe(2);
  });
});

describe('createCountLanes among clients who send what takes long', () => {
  interface Sent {
    readonly client: string;
    readonly seconds: number;
    readonly size: number;
  }

  const bomb = (client: string, size = megabyte): Sent => ({ client, seconds: 1000, size });

  /** How long an honest document waits that is sent after all the others, in seconds. */
  async function waitBehind(others: readonly Sent[], honestSeconds: number): Promise<number> {
    const measurer = createTimedMeasurer();
    const lanes = createCountLanes({ measurer, clock: measurer.clock });
    const send = ({ client, seconds, size }: Sent) =>
      lanes.count({ client, size, place: '', name: `takes ${seconds * 1000}` }, never());
    for (const other of others) void send(other);
    let waited = Number.NaN;
    const honest = send({ client: 'honest', seconds: honestSeconds, size: 600_000 });
    void honest.then(() => {
      waited = measurer.clock() / 1000;
    });
    await measurer.run();
    return waited;
  }

  const manyOfOne = Array.from({ length: 120 }, () => bomb('a'));
  const oneOfMany = (number: number, size?: number) =>
    Array.from({ length: number }, (_, client) => bomb(`a${client}`, size));

  it.each([
    ['120 of one client', manyOfOne, 10, 30],
    ['120 small ones of one client', manyOfOne.map((it) => ({ ...it, size: 70_000 })), 10, 30],
    ['one of each of 10 clients', oneOfMany(10), 10, 200],
    ['one of each of 36 clients', oneOfMany(36), 10, 900],
    ['a small one of each of 36 clients', oneOfMany(36, 70_000), 10, 700],
    ['one of each of 256 clients', oneOfMany(256), 10, 6000],
    ['120 of one client, itself soon done', manyOfOne, 0.2, 2],
    ['one of each of 256 clients, itself soon done', oneOfMany(256), 0.2, 2],
  ])('counts one behind %s', async (_, others, seconds, most) => {
    expect(await waitBehind(others, seconds)).toBeLessThanOrEqual(most);
  });
});

import { PassThrough } from 'node:stream';
import { pingMs } from '@yiqiao/contract/http/change-stream';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { ChangeFeed } from '@yiqiao/ports/change-feed';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import {
  createChangeStreams,
  lookAtPeopleMs,
  maxPerSession,
  maxStreams,
} from './change-streams.ts';

const changed = 'event: changed\ndata:\n\n';
const ended = 'event: ended\ndata:\n\n';
const ping = ': ping\n\n';

let streams: ReturnType<typeof createChangeStreams>;
let change: () => void;
let remove: () => void;
let stopping: AbortController;
let revision: number;

beforeEach(() => {
  vi.useFakeTimers();
  stopping = new AbortController();
  revision = 1;
  const onChange: ChangeFeed['onChange'] = (listener) => {
    const quote: StoredQuote = { ...sampleQuote('a'), revision: 1, updatedAt: '', history: [] };
    change = () => listener(quote);
  };
  const onRemove: ChangeFeed['onRemove'] = (listener) => {
    remove = () => listener('a');
  };
  streams = createChangeStreams({
    feed: { onChange, onRemove },
    people: { read: async () => ({ version: 1, revision, people: [] }) },
    stopping: stopping.signal,
  });
});

afterEach(() => {
  stopping.abort();
  vi.useRealTimers();
});

/** A reader that reads on, unless `isSlow`: then its answer holds one event. */
function follow(sessionId = 'session', isSlow = false) {
  const answer = new PassThrough({ highWaterMark: isSlow ? 1 : 16_384 });
  let read = '';
  if (!isSlow) answer.on('data', (chunk) => (read += chunk));
  const session = { isOpen: true };
  const isOpen = streams.open({ sessionId, isSessionOpen: async () => session.isOpen }, answer);
  return { answer, session, isOpen, read: () => read };
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('createChangeStreams', () => {
  it('tells at the start, and once for changes that come together', async () => {
    const { read } = follow();
    await after(0);
    expect(read()).toBe(changed);
    for (let count = 0; count < 100; count += 1) change();
    await after(200);
    expect(read()).toBe(changed + changed);
    remove();
    await after(200);
    expect(read()).toBe(changed + changed + changed);
  });

  it('gives signs of life while the session lasts, and ends with it', async () => {
    const { read, session, answer } = follow();
    await after(pingMs);
    expect(read()).toBe(changed + ping);
    session.isOpen = false;
    await after(pingMs);
    expect(read()).toBe(changed + ping + ended);
    expect(answer.writableEnded).toBe(true);
    change();
    await after(pingMs);
    expect(read()).toBe(changed + ping + ended);
  });

  it('ends the stream of somebody who was removed before the next sign of life', async () => {
    const [removed, another] = [follow('one'), follow('another')];
    await after(lookAtPeopleMs);
    removed.session.isOpen = false;
    await after(lookAtPeopleMs);
    expect(removed.answer.writableEnded).toBe(false);
    revision += 1;
    await after(lookAtPeopleMs);
    expect(removed.read()).toBe(changed + ended);
    expect(another.read()).toBe(changed);
  });

  it('ends the streams of a session that has ended, and no others', async () => {
    const [one, another] = [follow('one'), follow('another')];
    streams.endSession('one');
    await after(0);
    expect(one.read()).toBe(changed + ended);
    expect(another.answer.writableEnded).toBe(false);
  });

  it('lets the oldest stream of a session make way', async () => {
    const many = Array.from({ length: maxPerSession + 1 }, () => follow());
    await after(0);
    expect(many.map(({ answer }) => answer.writableEnded)).toEqual([
      true,
      ...Array.from({ length: maxPerSession }, () => false),
    ]);
    // It comes again later: nothing says that its session is over.
    expect(many[0]?.read()).toBe(changed);
  });

  it('has an end in all, and room again for whom it was left', async () => {
    const many = Array.from({ length: maxStreams }, (_, index) => follow(`session ${index}`));
    expect(many.every(({ isOpen }) => isOpen)).toBe(true);
    expect(follow('one more').isOpen).toBe(false);
    many[7]?.answer.destroy();
    await after(0);
    expect(follow('one more').isOpen).toBe(true);
  });

  it('keeps one event for a reader that is slow, and lets go of one that takes nothing', async () => {
    const { answer } = follow('slow', true);
    const held = answer.writableLength + answer.readableLength;
    for (let count = 0; count < 50; count += 1) {
      change();
      await after(200);
    }
    expect(answer.writableLength + answer.readableLength).toBeLessThanOrEqual(
      held + changed.length,
    );
    let read = '';
    answer.on('data', (chunk) => (read += chunk));
    await after(0);
    expect(read).toBe(changed + changed);

    const stuck = follow('stuck', true);
    change();
    await after(pingMs);
    expect(stuck.answer.destroyed).toBe(true);
  });

  it('ends with the server', async () => {
    const { answer, read } = follow();
    stopping.abort();
    await after(0);
    expect(answer.writableEnded).toBe(true);
    expect(read()).toBe(changed);
    expect(follow().isOpen).toBe(false);
  });
});

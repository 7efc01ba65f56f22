import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

interface Document {
  readonly client: string;
  readonly size: number;
  readonly name: string;
}

const document = (name: string, size: number): Document => ({
  client: name.charAt(0),
  size,
  name,
});

function takeAll(queue: ReturnType<typeof createFairQueue<Document>>): string[] {
  const names: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) names.push(next.name);
  return names;
}

describe('createFairQueue', () => {
  it('gives the clients turns, however many documents one of them has sent', () => {
    const queue = createFairQueue<Document>();
    for (const name of ['a1', 'a2', 'a3', 'a4']) queue.add(document(name, 10));
    queue.add(document('b1', 10));
    queue.add(document('c1', 10));
    expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4']);
  });

  it('takes the smaller documents of a client first', () => {
    const queue = createFairQueue<Document>();
    for (const size of [30, 10, 20, 10]) queue.add(document(`a${size}`, size));
    expect(takeAll(queue)).toEqual(['a10', 'a10', 'a20', 'a30']);
  });

  it('lets a small document go before the large ones of others', () => {
    const queue = createFairQueue<Document>();
    for (const client of ['a', 'b', 'c']) queue.add(document(`${client}-large`, 1_000_000));
    queue.add(document('d-small', 10));
    expect(queue.take()?.name).toBe('d-small');
  });

  it('does not let who comes late get ahead of who had as few turns and has less to read', () => {
    const queue = createFairQueue<Document>();
    queue.add(document('a1', 10));
    queue.add(document('a2', 10));
    expect(queue.take()?.name).toBe('a1');
    queue.add(document('b1', 20));
    expect(takeAll(queue)).toEqual(['a2', 'b1']);
  });

  it('passes nobody over for ever: every fourth turn is the longest waiting client’s', () => {
    const queue = createFairQueue<Document>();
    queue.add(document('large', 1_000_000));
    const taken: string[] = [];
    for (let number = 0; number < 4; number += 1) {
      queue.add({ client: `small-${number}`, size: 10, name: `small-${number}` });
      taken.push(queue.take()?.name ?? '');
    }
    expect(taken).toEqual(['small-0', 'small-1', 'small-2', 'large']);
  });

  it('forgets a document that was taken out', () => {
    const queue = createFairQueue<Document>();
    const first = document('a1', 10);
    queue.add(first);
    queue.add(document('b1', 10));
    queue.remove(first);
    queue.remove(first);
    expect(takeAll(queue)).toEqual(['b1']);
  });
});

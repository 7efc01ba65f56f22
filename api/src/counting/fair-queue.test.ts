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

function createQueue(amongEquals: 'oldest' | 'smallest' = 'oldest') {
  const spent = new Map<string, number>();
  const spentBy = (client: string) => spent.get(client) ?? 0;
  return { queue: createFairQueue<Document>({ accounts: { spentBy }, amongEquals }), spent };
}

function takeAll(queue: ReturnType<typeof createFairQueue<Document>>): string[] {
  const names: string[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) names.push(next.name);
  return names;
}

describe('createFairQueue', () => {
  it('gives the turn to the client who has used the least, however many documents others have sent', () => {
    const { queue, spent } = createQueue();
    for (const name of ['a1', 'a2', 'a3']) queue.add(document(name, 10));
    expect(queue.take()?.name).toBe('a1');
    spent.set('a', 1000);
    queue.add(document('b1', 1_000_000));
    expect(takeAll(queue)).toEqual(['b1', 'a2', 'a3']);
  });

  it('takes the smaller documents of a client first', () => {
    const { queue } = createQueue();
    for (const size of [30, 10, 20, 10]) queue.add(document(`a${size}`, size));
    expect(takeAll(queue)).toEqual(['a10', 'a10', 'a20', 'a30']);
  });

  it('lets nobody get ahead of who has used as little and came before', () => {
    const { queue } = createQueue();
    queue.add(document('a1', 1_000_000));
    queue.add(document('b1', 10));
    expect(takeAll(queue)).toEqual(['a1', 'b1']);
  });

  it('lets the smallest document of equals go first where it is asked to', () => {
    const { queue, spent } = createQueue('smallest');
    for (const [name, size] of [
      ['a1', 30],
      ['b1', 20],
      ['c1', 10],
    ] as const)
      queue.add(document(name, size));
    spent.set('c', 1000);
    expect(takeAll(queue)).toEqual(['b1', 'a1', 'c1']);
  });

  it('passes nobody over for ever: every fourth turn is the longest waiting client’s', () => {
    const { queue, spent } = createQueue();
    queue.add(document('large', 1_000_000));
    spent.set('l', 100_000);
    const taken: string[] = [];
    for (let number = 0; number < 4; number += 1) {
      queue.add({ client: `small-${number}`, size: 10, name: `small-${number}` });
      taken.push(queue.take()?.name ?? '');
    }
    expect(taken).toEqual(['small-0', 'small-1', 'small-2', 'large']);
  });

  it('forgets a document that was taken out', () => {
    const { queue } = createQueue();
    const first = document('a1', 10);
    queue.add(first);
    queue.add(document('b1', 10));
    queue.remove(first);
    queue.remove(first);
    expect(takeAll(queue)).toEqual(['b1']);
  });
});

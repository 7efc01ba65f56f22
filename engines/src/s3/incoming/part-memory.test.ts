import { partBytes } from '@yiqiao/contract/http/upload-pieces';
import { describe, expect, it } from 'vitest';
import { createPartMemory } from './part-memory.ts';

describe('createPartMemory', () => {
  it('lets eight parts be on their way, and the next in the order in which they came', async () => {
    const memory = createPartMemory();
    for (let part = 0; part < 8; part += 1) await memory.enter();
    const entered: string[] = [];
    const waiting = ['ninth', 'tenth'].map((name) => memory.enter().then(() => entered.push(name)));
    await new Promise(setImmediate);
    expect(entered).toEqual([]);
    memory.leave();
    await waiting[0];
    expect(entered).toEqual(['ninth']);
    memory.leave();
    await Promise.all(waiting);
    expect(entered).toEqual(['ninth', 'tenth']);
    for (let part = 0; part < 8; part += 1) memory.leave();
    await memory.enter();
  });

  it('uses memory again, and keeps little of it', () => {
    const memory = createPartMemory();
    const taken = [memory.take(), memory.take(), memory.take()];
    for (const part of taken) memory.giveBack(part);
    const again = [memory.take(), memory.take(), memory.take()];
    expect(again.filter((part) => taken.includes(part))).toHaveLength(2);
    expect(again.map(({ byteLength }) => byteLength)).toEqual([partBytes, partBytes, partBytes]);
  });
});

import type { Measurement } from '@yiqiao/contract/counting/measurement';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { MeasureFile } from '../../desk/desk-state.ts';
import type { PackageState } from '../../file/package-items.ts';
import { createMeasureItems } from './measure-items.ts';

function storeOf(names: readonly string[], left: readonly string[] = []) {
  const items = names.map((name, id) => ({
    id,
    file: new File([name], name),
    path: name,
    checksum: 0,
    isIn: !left.includes(name),
    reading: { kind: 'waiting' as const },
  }));
  return createStore<PackageState>(() => ({ items, folder: null, leftOut: [] }));
}

function reportOf(words: number): { report: Measurement; texture: [] } {
  const counts = { words, asianCharacters: 0, otherWords: words, characters: words };
  return { report: { format: 'text', exactness: 'exact', counts, outside: {} }, texture: [] };
}

function openWith(measure: MeasureFile, close = () => {}) {
  return async () => ({ measure, close });
}

const zip = new File([], 'package.zip');
const options = { signal: new AbortController().signal, onProgress: () => {} };

describe('createMeasureItems', () => {
  it('reads each document that is in, once, and adds up those that are in', async () => {
    const store = storeOf(['a', 'b', 'c'], ['b']);
    const measureFile = vi.fn(async () => reportOf(5));
    const measure = createMeasureItems(store, {
      openMeasurer: openWith(measureFile),
      now: () => 0,
    });
    expect((await measure(zip, options)).report.counts.words).toBe(10);
    store.setState(({ items }) => ({ items: items.map((item) => ({ ...item, isIn: true })) }));
    expect((await measure(zip, options)).report.counts.words).toBe(15);
    expect(measureFile).toHaveBeenCalledTimes(3);
  });

  it('tells how much of the whole has been read', async () => {
    const told: number[] = [];
    const measure = createMeasureItems(storeOf(['a', 'b']), {
      openMeasurer: openWith(async (_, { onProgress }) => {
        onProgress(0.5);
        return reportOf(1);
      }),
      now: () => 0,
    });
    await measure(zip, { ...options, onProgress: (fraction) => told.push(fraction) });
    expect(told).toEqual([0, 0.25, 0.5, 0.75]);
  });

  it('stops with the signal, and reads what was interrupted again', async () => {
    const store = storeOf(['a', 'b']);
    const stop = new AbortController();
    const measureFile = vi.fn(async () => {
      if (measureFile.mock.calls.length === 2)
        stop.abort(new DOMException('repacked', 'AbortError'));
      return reportOf(1);
    });
    const close = vi.fn();
    const openMeasurer = openWith(measureFile, close);
    const measure = createMeasureItems(store, { openMeasurer, now: () => 0 });
    await expect(measure(zip, { ...options, signal: stop.signal })).rejects.toThrow('repacked');
    expect(close).toHaveBeenCalledOnce();
    expect((await measure(zip, options)).report.counts.words).toBe(2);
    expect(measureFile).toHaveBeenCalledTimes(3);
  });

  it('leaves the rest to a person once reading has taken its time', async () => {
    let now = 0;
    const measureFile = async () => {
      now += 61_000;
      return reportOf(5);
    };
    const measure = createMeasureItems(storeOf(['a', 'b']), {
      openMeasurer: openWith(measureFile),
      now: () => now,
    });
    expect((await measure(zip, options)).report).toMatchObject({
      exactness: 'partial',
      counts: { words: 5 },
      documents: [{ name: 'b', limit: 'too-slow' }, { name: 'a' }],
    });
  });
});

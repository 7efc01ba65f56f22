import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { MeasureFile } from '../../desk/desk-state.ts';
import type { ItemReading, PackageItem, PackageStore } from '../../file/package-items.ts';
import { combineReports } from './combine-reports.ts';

/** Reading all documents of a package may take this long in total; a person counts what is left then. */
const mostMs = 60_000;

/** What reads one document after the other, until it is closed. */
export interface ItemMeasurer {
  readonly measure: MeasureFile;
  readonly close: () => void;
}

interface MeasureEdges {
  readonly openMeasurer: () => Promise<ItemMeasurer>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** Reads the documents of a package one after the other, each once, and answers the report of the whole. */
export function createMeasureItems(
  store: PackageStore,
  { openMeasurer, now }: MeasureEdges,
): MeasureFile {
  let spentMs = 0;
  return async (_package, { signal, onProgress }) => {
    const { measure, close } = await openMeasurer();
    try {
      for (let item = findUnread(store); item !== undefined; item = findUnread(store)) {
        const { id, file } = item;
        const show = (fraction: number) => {
          setReading(store, id, { kind: 'under-way', fraction });
          onProgress(shareRead(store));
        };
        show(0);
        const start = now();
        const report =
          spentMs > mostMs ? tooSlow : (await measure(file, { signal, onProgress: show })).report;
        signal.throwIfAborted();
        spentMs += now() - start;
        setReading(store, id, { kind: 'done', report });
      }
    } finally {
      close();
    }
    return { report: reportOf(store.getState().items), texture: [] };
  };
}

/** The report of what is in the package; what has not been read yet is missing in it. */
export function reportOf(items: readonly PackageItem[]): Measurement {
  return combineReports(
    items
      .filter(({ isIn }) => isIn)
      .map(({ path, reading }) => ({
        path,
        report: reading.kind === 'done' ? reading.report : null,
      })),
  );
}

const tooSlow: Measurement = {
  format: 'unknown',
  exactness: 'uncountable',
  limit: 'too-slow',
  counts: { words: 0, asianCharacters: 0, otherWords: 0, characters: 0 },
  outside: {},
};

function findUnread(store: PackageStore): PackageItem | undefined {
  return store.getState().items.find(({ isIn, reading }) => isIn && reading.kind !== 'done');
}

function setReading(store: PackageStore, id: number, reading: ItemReading): void {
  store.setState(({ items }) => ({
    items: items.map((item) => (item.id === id ? { ...item, reading } : item)),
  }));
}

function shareRead(store: PackageStore): number {
  const items = store.getState().items.filter(({ isIn }) => isIn);
  const read = items.reduce((sum, { reading }) => {
    if (reading.kind === 'done') return sum + 1;
    return reading.kind === 'under-way' ? sum + reading.fraction : sum;
  }, 0);
  return read / Math.max(1, items.length);
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { FileMeasurer, MeasureOptions } from '@yiqiao/measure/node';

interface Held {
  readonly options: MeasureOptions;
  readonly resolve: (report: Measurement) => void;
  readonly reject: (error: unknown) => void;
}

export interface HeldMeasurer extends FileMeasurer {
  /** Names of the documents being measured, in the order in which they were begun. */
  names(): string[];
  /** How a document is being measured; undefined when it is not. */
  running(name: string): MeasureOptions | undefined;
  /**
   * Ends the measuring of a document with this report, once it has used all the time it was given. Resolves when what
   * waited for it has continued.
   */
  answer(name: string, report: Measurement): Promise<void>;
  fail(name: string, error: Error): Promise<void>;
}

/** A measurer that takes as long as the test wants. */
export function createHeldMeasurer(): HeldMeasurer {
  const held = new Map<string, Held>();

  function end(name: string): Held {
    const document = held.get(name);
    if (document === undefined) throw new Error(`${name} is not being measured`);
    held.delete(name);
    return document;
  }

  return {
    measure(_, options = {}) {
      const { name = '', signal } = options;
      return new Promise((resolve, reject) => {
        held.set(name, { options, resolve, reject });
        signal?.addEventListener('abort', () => {
          held.delete(name);
          reject(signal.reason);
        });
      });
    },
    names: () => [...held.keys()],
    running: (name) => held.get(name)?.options,
    async answer(name, report) {
      const { options, resolve } = end(name);
      options.onUsed?.(options.maxProcessorMs ?? 0);
      resolve(report);
      await nextTurn();
    },
    async fail(name, error) {
      end(name).reject(error);
      await nextTurn();
    },
    async close() {},
  };
}

/** The report of a document that was read whole. */
export function reportOf(words: number): Measurement {
  const counts = { words, asianCharacters: 0, otherWords: words, characters: words * 5 };
  return { format: 'docx', exactness: 'exact', counts, outside: {} };
}

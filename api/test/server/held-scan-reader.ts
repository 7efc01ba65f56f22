import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DocumentPlace, ScanPage, ScanReader } from '@yiqiao/measure/node';

type Recognized = Awaited<ReturnType<ScanReader['readPage']>>;

export interface HeldScanReader extends ScanReader {
  /** The page that is being read; undefined while none is. */
  page(): ScanPage | undefined;
  /** How often pages were looked for. */
  readonly found: DocumentPlace[];
  /** Ends the page that is being read. */
  answer(page: Recognized): Promise<void>;
  fail(error: Error): Promise<void>;
  /** Works that were aborted. */
  readonly aborted: unknown[];
}

/** A reader of scans that takes as long as the test wants. @param pages `null`: nothing can be opened. */
export function createHeldScanReader(pages: readonly number[] | null): HeldScanReader {
  interface Held {
    readonly page: ScanPage;
    readonly resolve: (page: Recognized) => void;
    readonly reject: (error: unknown) => void;
  }
  let held: Held | undefined;
  const aborted: unknown[] = [];
  const found: DocumentPlace[] = [];

  function end(): Held {
    if (held === undefined) throw new Error('no page is being read');
    const ended = held;
    held = undefined;
    return ended;
  }

  return {
    found,
    aborted,
    page: () => held?.page,
    async findPages(place) {
      found.push(place);
      return pages;
    },
    readPage: (_, page, signal) =>
      new Promise((resolve, reject) => {
        held = { page, resolve, reject };
        signal.addEventListener('abort', () => {
          if (held?.resolve !== resolve) return;
          aborted.push(signal.reason);
          held = undefined;
          reject(signal.reason);
        });
      }),
    async answer(page) {
      end().resolve(page);
      await nextTurn();
    },
    async fail(error) {
      end().reject(error);
      await nextTurn();
    },
    async close() {},
  };
}

/** A page with this many characters. */
export function pageOf(words: number, language: 'zh-Hans' | 'en' = 'zh-Hans'): Recognized {
  const counts = { words, asianCharacters: words, otherWords: 0, characters: words };
  return { counts, language, isTelling: true, isClear: true };
}

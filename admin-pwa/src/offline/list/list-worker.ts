import { createClient } from '@yiqiao/contract/http/client';
import { createFetch } from '../network.ts';
import { openDatabase } from '../storage/database.ts';
import { writeList } from '../storage/indexed-storage.ts';
import { changedSegments } from '../storage/stored-segment.ts';
import type { RefreshMessage, RefreshRequest } from './list-messages.ts';
import { refreshList } from './refresh-list.ts';

// Megabytes of JSON are parsed, checked and stored here, so that the page never misses a frame.

const database = openDatabase({ onBlocked() {}, onOutdated() {} });
// Reported with the outcome of each refresh; unhandled it would count as an error of the page.
database.catch(() => {});

self.addEventListener('message', ({ data }: MessageEvent<RefreshRequest>) => {
  const startedAt = performance.now();
  void refreshList(data, {
    client: createClient(createFetch(listTimeoutMs)),
    now: () => data.now + Math.round(performance.now() - startedAt),
    report: (message: RefreshMessage) => self.postMessage(message),
    write: async (list, head) => {
      const segments = changedSegments([], list);
      await writeList(await database, data.sessionId, { segments, head });
    },
  });
});

const listTimeoutMs = 120_000;

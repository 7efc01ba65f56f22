import { listQuotes } from '@yiqiao/contract/http/quote-list';
import { createSend } from '@yiqiao/contract/http/send';
import { createFetch } from '../network.ts';
import { openDatabase } from '../storage/database.ts';
import { forgetSubmissions } from '../storage/forget/forget-submissions.ts';
import { areMissing } from '../storage/forget/gone-submissions.ts';
import { writeList } from '../storage/indexed-storage.ts';
import { changedSegments } from '../storage/records/stored-segment.ts';
import type { RefreshMessage, RefreshRequest } from './list-messages.ts';
import { refreshList } from './refresh-list.ts';

// Parses, checks and stores megabytes of JSON off the main thread, which would miss frames.

const database = openDatabase({ onBlocked() {}, onOutdated() {} });
// A failure is part of each refresh's outcome; unhandled, it would count as an error of the page.
database.catch(() => {});

self.addEventListener('message', ({ data }: MessageEvent<RefreshRequest>) => {
  const startedAt = performance.now();
  void refreshList(data, {
    listQuotes: (cursor) => listQuotes(createSend(createFetch(listTimeoutMs)), cursor),
    now: () => data.now + Math.round(performance.now() - startedAt),
    report: (message: RefreshMessage) => self.postMessage(message),
    write: async (list, head) => {
      const segments = changedSegments([], list);
      await forgetSubmissions(await database, areMissing(list.flat(), data.askedAt));
      await writeList(await database, data.sessionId, { segments, head });
    },
  });
});

const listTimeoutMs = 120_000;

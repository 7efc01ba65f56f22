import { endpoints } from '@yiqiao/contract/http/endpoints';
import { createMemoryStorage } from '../../offline/storage/memory-storage.ts';
import type { FakeOffice } from '../../test/fake-office.ts';
import type { ConsoleEdges } from '../edges.ts';
import { createFakePush } from './fake-push.ts';

/** Only translators have jobs. */
const noJobs = () => Promise.reject(new TypeError('No jobs here'));

/** The world of a console that talks to a fake office, on 2026-11-20 at 10:00. */
export function createTestEdges(
  office: FakeOffice,
  differences: Partial<ConsoleEdges> = {},
): ConsoleEdges {
  let ids = 0;
  return {
    ask: office.ask,
    take: office.take,
    person: office,
    jobs: { list: noJobs, take: noJobs },
    loadSeat: noJobs,
    fetchFile: noJobs,
    sendFile: office.sendFile,
    sendJobFile: noJobs,
    analyzeQuote: (id) => office.ask(endpoints.quoteAnalysis, { id }),
    storage: createMemoryStorage(),
    refresher: { refresh: async () => ({ kind: 'stopped' }), stop() {} },
    tabs: { tell: () => {}, onMessage: () => {} },
    openChangeStream: () => () => {},
    withStreamLock: (task) => task(),
    withLock: (task) => task(),
    now: () => Date.parse('2026-11-20T10:00:00.000Z'),
    passkeys: {
      isAble: false,
      canOffer: async () => false,
      make: async () => 'failed',
      use: async () => 'failed',
      cancel: async () => {},
    },
    push: createFakePush(),
    isConnected: () => true,
    randomId: () => {
      ids += 1;
      return `random-id-${ids}`;
    },
    device: 'Test device',
    origin: 'https://office.example',
    afterPaint: async () => {},
    yieldToScreen: async () => {},
    planOnce: () => {},
    ...differences,
  };
}

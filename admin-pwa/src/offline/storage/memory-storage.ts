import type { OutboxEntry } from '../outbox/outbox-entry.ts';
import type { ConsoleStorage } from './console-storage.ts';
import type { DeviceSession } from './records/device-session.ts';
import { changeDraft, type OrderDraft } from './records/order-draft.ts';
import { defaultPreferences } from './records/preferences.ts';
import { type KeptRemoval, mergeRemovals } from './records/removal.ts';

/** List and replies are fetched anew by every tab, and what was not sent ends with the tab, so there is nothing to seal. */
const keptNowhere = {
  connect: null,
  readListHead: async () => null,
  readSegments: async () => [],
  continueList: async () => true,
  async forgetQuotes() {},
  readReplies: async () => null,
  async writeReplies() {},
  readUnsent: async () => ({ outbox: [], drafts: [], files: [] }),
  readFinished: async () => [],
  replaceUnsent: async () => true,
  readSealed: async () => [],
  async unseal() {},
} satisfies Partial<ConsoleStorage>;

/**
 * In-memory storage for browsers that store nothing (private windows, full disks) and for a console that
 * is older than the device's database; lasts until the tab closes.
 */
export function createMemoryStorage(
  lasting: Exclude<ConsoleStorage['lasting'], 'ok'> = 'memory',
): ConsoleStorage {
  let session: DeviceSession | null = null;
  let outbox: OutboxEntry[] = [];
  let openings: readonly string[] = [];
  const drafts = new Map<string, OrderDraft>();
  let isLogoutPending = false;
  let preferences = defaultPreferences;
  let removal: KeptRemoval | null = null;

  function forget(): void {
    session = null;
    outbox = [];
    openings = [];
    drafts.clear();
  }

  return {
    ...keptNowhere,
    lasting,
    readSession: async () => session,
    async writeSession(next) {
      session = next;
    },
    async forgetSession(sessionId) {
      if (session?.sessionId === sessionId) session = null;
    },
    readOutbox: async () => outbox,
    async updateOutbox(change) {
      outbox = change(outbox);
      return outbox;
    },
    readOpenings: async () => openings,
    async updateOpenings(change) {
      openings = change(openings);
      return openings;
    },
    async forgetSubmissions(isGone) {
      outbox = outbox.filter((entry) => !isGone(entry));
      for (const quoteId of [...drafts.keys()]) {
        if (isGone({ quoteId, queuedAt: 0 })) drafts.delete(quoteId);
      }
      return outbox;
    },
    readDraft: async (quoteId) => drafts.get(quoteId) ?? null,
    async writeDraft(of, parts) {
      const after = changeDraft(drafts.get(of.quoteId) ?? null, of, parts);
      if (after === null) drafts.delete(of.quoteId);
      else drafts.set(of.quoteId, after);
    },
    isLogoutPending: async () => isLogoutPending,
    async settleLogout() {
      isLogoutPending = false;
    },
    readPreferences: async () => preferences,
    async writePreferences(next) {
      preferences = next;
    },
    async wipe() {
      forget();
      isLogoutPending = true;
    },
    forgetPerson: async () => forget(),
    readRemoval: async () => removal,
    async wipeRemoved(_owner, next) {
      forget();
      removal = mergeRemovals(removal, next);
      return removal;
    },
    async forgetRemoval() {
      removal = null;
    },
  };
}

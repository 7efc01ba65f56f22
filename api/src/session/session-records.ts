import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Disk } from '../engine/disk/disk.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { openSessionSlots, slotCount } from '../engine/embedded/sessions/session-slots.ts';
import { dataFile } from '../engine/embedded/data-folder.ts';

const hourMs = 3_600_000;
const idleMs = 12 * hourMs;
export const absoluteMs = 7 * 24 * hourMs;

/** A use is written down once in so long: a crash makes a session end earlier, never later. */
const touchMs = 5 * 60_000;
/** What a time service may set a clock back by. */
const clockStepMs = 10 * 60_000;

const recordSchema = z.object({
  /** SHA-256 of the session id: a stolen copy of the file opens no session. */
  digest: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  /** The credential that opened it. */
  credential: z.string(),
});

type SessionRecord = z.infer<typeof recordSchema>;

interface KeptRecord extends SessionRecord {
  readonly slot: number;
}

/**
 * The server's own list of open sessions. A cookie alone proves nothing: log-out, idleness, age and
 * a new password end a session here, for every copy of its cookie.
 */
export interface SessionRecords {
  /** Resolves to the id of a new session, on disk if the disk takes it. */
  create(credential: string): Promise<string>;
  /** Whether the session is open for this credential; counts as a use of it. */
  use(id: string, credential: string): Promise<boolean>;
  /** Resolves once the session's end is on disk; rejects with the session still open. */
  end(id: string): Promise<void>;
}

/** A damaged or missing file ends every session; nothing else is lost with it. */
export async function openSessionRecords(
  dataFolder: string,
  clock: () => number,
  disk: Disk = nodeDisk,
): Promise<SessionRecords> {
  const path = join(dataFolder, dataFile.sessions);
  const slots = await openSessionSlots(path, disk);
  const records = new Map<string, KeptRecord>();
  for (const [slot, text] of slots.texts) {
    const record = readRecord(text);
    if (record !== null) records.set(record.digest, { ...record, slot });
  }

  /** A slot that nobody needs, else that of the session used least lately. */
  function findSlot(): number {
    for (const [digest, record] of records) if (isOver(record, clock())) records.delete(digest);
    const taken = new Set([...records.values()].map(({ slot }) => slot));
    for (let slot = 0; slot < slotCount; slot += 1) if (!taken.has(slot)) return slot;
    const [oldest] = [...records.values()].sort((one, other) => one.lastSeenAt - other.lastSeenAt);
    if (oldest !== undefined) records.delete(oldest.digest);
    return oldest?.slot ?? 0;
  }

  /** What cannot be written stands in memory: the session merely ends with the process. */
  async function keep(record: KeptRecord): Promise<void> {
    records.set(record.digest, record);
    const { slot, ...text } = record;
    await slots.write(slot, JSON.stringify(text)).catch(() => {});
  }

  /** Without the file no session outlives the process. */
  async function removeFile(): Promise<void> {
    await disk.remove(path);
    await disk.syncFolder(dataFolder);
  }

  return {
    async create(credential) {
      const id = randomBytes(32).toString('base64url');
      const now = clock();
      const digest = digestOf(id);
      await keep({ digest, createdAt: now, lastSeenAt: now, credential, slot: findSlot() });
      return id;
    },
    async use(id, credential) {
      const record = records.get(digestOf(id));
      if (!record || record.credential !== credential || isOver(record, clock())) return false;
      if (clock() - record.lastSeenAt >= touchMs) await keep({ ...record, lastSeenAt: clock() });
      return true;
    },
    async end(id) {
      const digest = digestOf(id);
      const record = records.get(digest);
      if (record === undefined) return;
      // First in memory: a use of it meanwhile must not write it down again.
      records.delete(digest);
      try {
        await slots.write(record.slot, '').catch(removeFile);
      } catch (error) {
        records.set(digest, record);
        throw error;
      }
    },
  };
}

/** A session from the future was begun under a wrong clock: by it, it would last until then. */
function isOver({ createdAt, lastSeenAt }: SessionRecord, now: number): boolean {
  const isFromFuture = createdAt > now + clockStepMs || lastSeenAt > now + clockStepMs;
  return isFromFuture || now - createdAt >= absoluteMs || now - lastSeenAt >= idleMs;
}

function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function readRecord(text: string): SessionRecord | null {
  try {
    return z.parse(recordSchema, JSON.parse(text));
  } catch {
    return null;
  }
}

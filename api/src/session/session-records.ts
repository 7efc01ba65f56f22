import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeFileDurably } from '../disk/durable-file.ts';
import { nodeDisk } from '../disk/node-disk.ts';
import { dataFile } from '../settings/data-folder.ts';

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

const fileSchema = z.object({ version: z.literal(1), sessions: z.array(recordSchema) });

/**
 * The server's own list of open sessions. A cookie alone proves nothing: log-out, idleness, age and
 * a new password end a session here, for every copy of its cookie.
 */
export interface SessionRecords {
  /** Resolves to the id of a new session once it is on disk. */
  create(credential: string): Promise<string>;
  /** Whether the session is open for this credential; counts as a use of it. */
  use(id: string, credential: string): Promise<boolean>;
  /** Resolves once the session's end is on disk. */
  end(id: string): Promise<void>;
}

/** A damaged or missing file ends every session; nothing else is lost with it. */
export async function openSessionRecords(
  dataFolder: string,
  clock: () => number,
): Promise<SessionRecords> {
  const path = join(dataFolder, dataFile.sessions);
  const records = new Map((await readRecords(path)).map((record) => [record.digest, record]));
  let writing: Promise<void> = Promise.resolve();

  function save(): Promise<void> {
    writing = writing.catch(() => {}).then(() => writeFileDurably(path, serialise(records)));
    return writing;
  }

  function dropEnded(): void {
    for (const [digest, record] of records) if (isOver(record, clock())) records.delete(digest);
  }

  return {
    async create(credential) {
      dropEnded();
      const id = randomBytes(32).toString('base64url');
      const now = clock();
      const digest = digestOf(id);
      records.set(digest, { digest, createdAt: now, lastSeenAt: now, credential });
      try {
        await save();
      } catch (error) {
        records.delete(digest);
        throw error;
      }
      return id;
    },
    async use(id, credential) {
      const record = records.get(digestOf(id));
      if (!record || record.credential !== credential || isOver(record, clock())) return false;
      if (clock() - record.lastSeenAt >= touchMs) {
        records.set(record.digest, { ...record, lastSeenAt: clock() });
        // The use stands in memory; when the disk fails the session merely ends earlier after a restart.
        await save().catch(() => {});
      }
      return true;
    },
    async end(id) {
      if (records.delete(digestOf(id))) await save();
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

function serialise(records: ReadonlyMap<string, SessionRecord>): string {
  return `${JSON.stringify({ version: 1, sessions: [...records.values()] }, null, 2)}\n`;
}

async function readRecords(path: string): Promise<SessionRecord[]> {
  const bytes = await nodeDisk.read(path);
  if (bytes === null) return [];
  const parsed = z.safeParse(fileSchema, parseJson(bytes.toString()));
  return parsed.success ? parsed.data.sessions : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

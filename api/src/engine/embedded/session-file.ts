import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { firstOwnerId } from '@yiqiao/contract/record/stored-people';
import type { SessionRecord, SessionStore } from '@yiqiao/ports/session-store';
import * as z from 'zod/mini';
import { createTokenBuckets } from '../../pace/token-buckets.ts';
import type { Disk } from '../disk/disk.ts';
import { writeFileDurably } from '../disk/durable-file.ts';
import { nodeDisk } from '../disk/node-disk.ts';
import { parseJson } from '../disk/parse-json.ts';
import { dataFile } from './folder/data-folder.ts';
import { createCredentialFile } from './sessions/credential-file.ts';
import { openSessionSlots, slotCount } from './sessions/session-slots.ts';

const recordSchema: z.ZodMiniType<SessionRecord> = z.object({
  digest: z.string(),
  createdAt: z.number(),
  lastSeenAt: z.number(),
  credential: z.string(),
  personId: z.exactOptional(z.string()),
  device: z.exactOptional(z.string()),
  address: z.exactOptional(z.string()),
  provenAt: z.exactOptional(z.number()),
  factorAt: z.exactOptional(z.number()),
});

interface KeptRecord extends SessionRecord {
  readonly slot: number;
}

/**
 * Sessions in memory and in a file of slots. A session that cannot be written is kept in memory and merely ends
 * with the process. A damaged or missing file ends every session; nothing else is lost with it.
 */
export async function openSessionFile(
  dataFolder: string,
  clock: () => number,
  disk: Disk = nodeDisk,
): Promise<SessionStore> {
  const path = join(dataFolder, dataFile.sessions);
  const slots = await openSessionSlots(path, disk);
  const records = new Map<string, KeptRecord>();
  for (const [slot, text] of slots.texts) {
    const record = parseJson(recordSchema, text);
    if (record !== null) records.set(record.digest, { ...record, slot });
  }

  async function keep(record: KeptRecord): Promise<void> {
    records.set(record.digest, record);
    const { slot, ...text } = record;
    await slots.write(slot, JSON.stringify(text)).catch(() => {});
  }

  function listOf(personId: string): KeptRecord[] {
    return [...records.values()].filter((record) => ownerOf(record) === personId);
  }

  async function update(digest: string, changes: Partial<SessionRecord>): Promise<void> {
    const record = records.get(digest);
    if (record !== undefined) await keep({ ...record, ...changes });
  }

  /** Without the file, sessions do not outlive the process. */
  async function removeFile(): Promise<void> {
    await disk.remove(path);
    await disk.syncFolder(dataFolder);
  }

  async function end(digest: string): Promise<void> {
    const record = records.get(digest);
    if (record === undefined) return;
    // Removed from memory first, so that a concurrent use does not write it again.
    records.delete(digest);
    try {
      await slots.write(record.slot, '').catch(removeFile);
    } catch (error) {
      records.set(digest, record);
      throw error;
    }
  }

  return {
    ...createCredentialFile(dataFolder),
    find: async (digest) => records.get(digest),
    begin(record, isOver) {
      for (const [digest, known] of records) if (isOver(known)) records.delete(digest);
      return keep({ ...record, slot: vacateSlot(records) });
    },
    touch: (digest, lastSeenAt) => update(digest, { lastSeenAt }),
    noteProof: update,
    listOf: async (personId) => listOf(personId),
    end,
    async endAllOf(personId, exceptDigest) {
      const ended = listOf(personId).filter(({ digest }) => digest !== exceptDigest);
      await Promise.all(ended.map(({ digest }) => end(digest)));
    },
    readSigningKey: () => readOrMakeKey(join(dataFolder, dataFile.sessionSecret)),
    readLinkSecret: () => readOrMakeKey(join(dataFolder, dataFile.linkSecret)),
    countAttempts(_name, { capacity, msPerAttempt }) {
      const buckets = createTokenBuckets({ capacity, msPerToken: msPerAttempt, clock });
      return {
        take: async (key) => buckets.take(key),
        forgive: async (key) => buckets.refill(key),
      };
    },
  };
}

function ownerOf({ personId = firstOwnerId }: SessionRecord): string {
  return personId;
}

/** @returns a free slot; when there is none, that of the session unused for longest, which ends. */
function vacateSlot(records: Map<string, KeptRecord>): number {
  const taken = new Set([...records.values()].map(({ slot }) => slot));
  for (let slot = 0; slot < slotCount; slot += 1) if (!taken.has(slot)) return slot;
  const [oldest] = [...records.values()].sort((one, other) => one.lastSeenAt - other.lastSeenAt);
  if (oldest !== undefined) records.delete(oldest.digest);
  return oldest?.slot ?? 0;
}

async function readOrMakeKey(path: string): Promise<string> {
  const stored = (await nodeDisk.read(path))?.toString().trim() ?? '';
  if (stored.length >= 32) return stored;
  const made = randomBytes(32).toString('base64url');
  await writeFileDurably(path, `${made}\n`);
  return made;
}

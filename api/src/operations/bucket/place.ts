import { setTimeout as pause } from 'node:timers/promises';
import { listObjects } from '@yiqiao/engines/s3/bucket/list-bucket';
import { createS3Client, type RetryPace } from '@yiqiao/engines/s3/client/s3-client';
import { removeObject } from '@yiqiao/engines/s3/incoming/put-object';
import { readWhole } from '@yiqiao/engines/s3/reading/read-whole';
import type { BackupSettings } from '../../settings/backup-settings.ts';
import { createSeals } from './seals.ts';

export interface SealedObject {
  readonly bytes: Buffer;
  /** By the store's clock; `NaN` if unknown. */
  readonly storedAt: number;
  readonly answeredAt: number;
}

/** A folder of a bucket in which everything is sealed. Names are those below the folder. */
export interface Place {
  /** As the setting has it. */
  readonly to: string;
  /** @returns `null` if there is no such object. @throws OtherKey, BrokenSeal, EngineAway */
  read(name: string): Promise<SealedObject | null>;
  /** Resolves when it is stored. @returns how many bytes were sent. */
  write(name: string, bytes: Uint8Array): Promise<number>;
  /** A missing object counts as removed. */
  remove(name: string): Promise<void>;
  /** The names that begin with this. */
  list(prefix: string): Promise<Set<string>>;
  /** A name that only the holder of the key can derive. */
  nameOf(...parts: readonly (string | Uint8Array)[]): string;
  close(): void;
}

/** A round is soon followed by another one. */
const usualPace: RetryPace = { maxTries: 3, firstPauseMs: 300, lookMs: 3_600_000 };

export function openPlace(
  { to, s3, prefix, key }: BackupSettings,
  pace: RetryPace = usualPace,
): Place {
  const client = createS3Client(s3, pace);
  const seals = createSeals(key);
  return {
    to,
    nameOf: seals.nameOf,
    async read(name) {
      const found = await readWhole(client, prefix + name);
      return found && { ...found, bytes: seals.open(name, found.bytes) };
    },
    async write(name, bytes) {
      const body = seals.seal(name, bytes);
      await client.ask({ method: 'PUT', key: prefix + name, body });
      return body.length;
    },
    remove: (name) => removeObject(client, prefix + name),
    async list(of) {
      const names = new Set<string>();
      for await (const page of listObjects(client, prefix + of)) {
        for (const { name } of page) names.add(name.slice(prefix.length));
        // A long list leaves the rest of the thread its turns.
        await pause(0);
      }
      return names;
    },
    close: () => client.close(),
  };
}

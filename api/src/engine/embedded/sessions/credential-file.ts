import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { StartError } from '@yiqiao/ports/faults/start-error';
import { credentialSchema } from '@yiqiao/ports/schema/credential-schema';
import type { Credential, CredentialStore } from '@yiqiao/ports/session-store';
import * as z from 'zod/mini';
import { writeFileDurably } from '../../disk/durable-file.ts';
import { nodeDisk } from '../../disk/node-disk.ts';
import { dataFile } from '../folder/data-folder.ts';

/** A new password takes effect within this time. */
const lookAgainMs = 1000;

/**
 * The credential in its file, which a command may write while the server runs. Checked at most once a second, since
 * every call of the console asks for it, and read again only when it has changed. Reading throws when the file is
 * damaged.
 */
export function createCredentialFile(
  dataFolder: string,
  stopwatch: () => number = () => performance.now(),
): CredentialStore {
  const path = join(dataFolder, dataFile.credential);
  let known: { readonly version: string; readonly credential: Credential | null } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Serializes writes that must not overwrite. */
  let first: Promise<unknown> = Promise.resolve();

  async function readCredential(): Promise<Credential | null> {
    if (known?.credential && stopwatch() - lookedAt < lookAgainMs) return known.credential;
    lookedAt = stopwatch();
    const version = await fileVersion(path);
    if (known?.version !== version) known = { version, credential: await readFile(path) };
    return known.credential;
  }

  async function writeCredential(credential: Credential | null): Promise<void> {
    known = null;
    if (credential === null) await nodeDisk.remove(path);
    else await writeFileDurably(path, `${JSON.stringify(credential, null, 2)}\n`);
  }

  return {
    readCredential,
    writeCredential,
    // The lock keeps other processes off this folder.
    writeFirstCredential(credential) {
      const writing = first.then(async () => {
        if ((await readCredential()) !== null) return false;
        await writeCredential(credential);
        return true;
      });
      first = writing.catch(() => {});
      return writing;
    },
  };
}

async function readFile(path: string): Promise<Credential | null> {
  const bytes = await nodeDisk.read(path);
  if (bytes === null) return null;
  try {
    return z.parse(credentialSchema, JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new StartError(`${path} is damaged: set a new password with "npm run admin:password".`, {
      cause,
    });
  }
}

async function fileVersion(path: string): Promise<string> {
  const stats = await stat(path).catch(absentAs(null));
  return stats === null ? 'none' : `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}

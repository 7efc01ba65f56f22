import type { PeopleStore } from '@yiqiao/ports/people-store';
import type { CredentialStore } from '@yiqiao/ports/session-store';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { lockStore } from '../engine/embedded/folder/lock-store.ts';
import { openPeopleFile } from '../engine/embedded/people-file.ts';
import { createCredentialFile } from '../engine/embedded/sessions/credential-file.ts';
import type { Settings } from '../settings/settings.ts';

type Place = Pick<Settings, 'database' | 'dataFolder' | 'uploadsFolder'>;

/** What says who comes in. */
export interface Access {
  readonly credentials: CredentialStore;
  readonly people: PeopleStore;
}

/**
 * Opens passwords and people: files on this machine, or the database. A running server reads the first owner's
 * password from its file again, but keeps the people in memory.
 * @param changesPeople locks the store.
 * @throws StoreRefusal when people are to be changed while a server runs on this machine's files.
 */
export async function withAccess(
  { database, dataFolder, uploadsFolder }: Place,
  changesPeople: boolean,
  work: (access: Access) => Promise<void>,
): Promise<void> {
  if (database === undefined) {
    await nodeDisk.makeFolder(dataFolder);
    const unlock = changesPeople ? await lockStore(dataFolder, uploadsFolder, nodeDisk) : null;
    try {
      const people = await openPeopleFile(dataFolder, nodeDisk);
      return await work({ credentials: createCredentialFile(dataFolder), people });
    } finally {
      await unlock?.();
    }
  }
  const { openPostgresEngine } = await import('@yiqiao/engines/postgres/open-postgres-engine');
  const engine = await openPostgresEngine(database, { log: () => {} });
  try {
    await work({ credentials: engine.sessions, people: engine.people });
  } finally {
    await engine.close();
  }
}

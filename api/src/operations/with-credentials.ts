import type { CredentialStore } from '@yiqiao/ports/session-store';
import { nodeDisk } from '../engine/disk/node-disk.ts';
import { createCredentialFile } from '../engine/embedded/sessions/credential-file.ts';
import type { Settings } from '../settings/settings.ts';

/** Opens the store of the password: a file on this machine, or the database. */
export async function withCredentials(
  { database, dataFolder }: Pick<Settings, 'database' | 'dataFolder'>,
  work: (credentials: CredentialStore) => Promise<void>,
): Promise<void> {
  if (database === undefined) {
    await nodeDisk.makeFolder(dataFolder);
    return work(createCredentialFile(dataFolder));
  }
  const { openPostgresEngine } = await import('@yiqiao/engines/postgres/open-postgres-engine');
  const engine = await openPostgresEngine(database, { log: () => {} });
  try {
    await work(engine.sessions);
  } finally {
    await engine.close();
  }
}

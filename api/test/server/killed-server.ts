import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writeCheapCredential } from '../cheap-credential.ts';
import { createStaffVisitor, type Visitor } from '../visitor.ts';
import { makeFolder, type OperatedServer, startOperatedServer } from './operated-server.ts';
import { password } from './test-server.ts';

/** A server that a test kills and starts again over the same folder. */
export interface KilledServer {
  /** Holds `data` and `uploads`. */
  readonly folder: string;
  /** Resolves to the address. */
  start(environment?: Record<string, string>): Promise<string>;
  /** With kill -9; resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Its process and its folder are gone when the test ends. */
export async function prepareKilledServer(): Promise<KilledServer> {
  const folder = await makeFolder();
  await writeCheapCredential(join(folder, 'data'), password);
  let server: OperatedServer | undefined;
  async function kill(): Promise<void> {
    server?.child.kill('SIGKILL');
    await server?.exited;
  }
  onTestFinished(async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder,
    start(environment) {
      server = startOperatedServer(folder, environment);
      return server.listening;
    },
    kill,
  };
}

/** Starts it, and logs in. */
export async function enterOffice({
  start,
}: KilledServer): Promise<{ url: string; office: Visitor }> {
  const url = await start();
  const office = await createStaffVisitor(url);
  return { url, office };
}

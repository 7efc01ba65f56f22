import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { makeCheapCredential } from '../../cheap-credential.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { password } from '../../server/test-server.ts';
import { createStaffVisitor, type Visitor } from '../../visitor.ts';
import { formatPlace, openEngine } from './open-postgres.ts';
import type { PostgresServer } from './postgres-server.ts';

const entry = join(import.meta.dirname, 'shared-server.ts');

export interface SharedProcess {
  readonly url: string;
  /** Ends it as a loss of power would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Ends it in order, as an upgrade does. */
  stop(): Promise<void>;
}

export interface SharedOffice {
  /** Where all documents are. */
  readonly documents: string;
  /** Starts one more process. */
  join(): Promise<SharedProcess>;
}

/** An office of several processes on one database, with a password that is quick to check. */
export async function openSharedOffice(
  server: PostgresServer,
  environment: Readonly<Record<string, string>> = {},
): Promise<SharedOffice> {
  const folder = await temporaryFolder();
  const documents = join(folder, 'documents');
  const place = formatPlace(await server.makeDatabase(), documents);
  const engine = await openEngine(place);
  await engine.sessions.writeCredential(makeCheapCredential(password));
  await engine.close();
  let processes = 0;
  return {
    documents,
    async join() {
      processes += 1;
      const own = join(folder, `process-${processes}`);
      await mkdir(own);
      return startProcess([place, own, JSON.stringify(environment)]);
    },
  };
}

/**
 * @param args those of `shared-server.ts`.
 * @param server that of another release than this one.
 */
export async function startProcess(
  args: readonly string[],
  server: string = entry,
): Promise<SharedProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', server, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
  };
  onTestFinished(kill);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('http')) return { url: line, kill, stop };
  }
  throw new Error('The process did not start.');
}

export async function logInAt({ url }: Pick<SharedProcess, 'url'>): Promise<Visitor> {
  const visitor = await createStaffVisitor(url);
  return visitor;
}

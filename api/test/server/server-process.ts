import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { testEnvironment } from './test-environment.ts';
import { password } from './test-server.ts';

export interface ServerProcess {
  readonly url: string;
  /** Ends it as a loss of power would, and waits until it is gone. */
  kill(): Promise<void>;
}

export interface ServerProcessOptions {
  readonly folder: string;
  readonly port: number;
  readonly environment?: Record<string, string>;
}

/** The product as a process of its own. @throws with what it printed when it does not start. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { folder, port, environment } = options;
  const server = join(import.meta.dirname, '../../src/server.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', server], {
    env: {
      ...process.env,
      ...testEnvironment(folder),
      PORT: `${port}`,
      ADMIN_PASSWORD: password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = once(child, 'exit');
  await untilRunning(child);
  return {
    url: `http://127.0.0.1:${port}`,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function untilRunning({ stdout, stderr }: ChildProcess): Promise<void> {
  if (stdout === null || stderr === null) throw new Error('The server has no output.');
  const printed: string[] = [];
  stderr.on('data', (text) => printed.push(String(text)));
  for await (const line of createInterface({ input: stdout })) {
    printed.push(line);
    if (line.includes('is running')) {
      stdout.resume();
      return;
    }
  }
  throw new Error(`The server did not start: ${printed.join('\n')}`);
}

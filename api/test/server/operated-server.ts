import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from './built-programs.ts';
import { testEnvironment } from './test-environment.ts';

export interface OperatedServer {
  readonly child: ChildProcess;
  /** What it has said so far, both streams. */
  said(): string;
  /** Resolves to the address once it listens; rejects when it ends before. */
  readonly listening: Promise<string>;
  readonly exited: Promise<number | null>;
}

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'yiqiao-process-'));
}

/** The server as the operator starts it: its own process, configured by environment variables only. */
export function startOperatedServer(
  folder: string,
  environment: Record<string, string> = {},
  stdout: 'pipe' | number = 'pipe',
): OperatedServer {
  const child = spawn(process.execPath, [builtServer], {
    cwd: tmpdir(),
    env: {
      PATH: process.env.PATH ?? '',
      ...testEnvironment(folder),
      ...environment,
    },
    stdio: ['ignore', stdout, 'pipe'],
  });
  let output = '';
  const exited = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const listening = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
        const [, port] = /Site +http:\/\/localhost:(\d+)\//.exec(output) ?? [];
        if (port) resolve(`http://127.0.0.1:${port}`);
      });
    }
    exited.then(() => reject(new Error(output)));
  });
  // A process that is meant to fail is asked for its exit only.
  listening.catch(() => {});
  return { child, said: () => output, listening, exited };
}

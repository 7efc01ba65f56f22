import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCheapCredential } from '../api/test/cheap-credential.ts';

const repository = join(import.meta.dirname, '..');

export const username = 'office';
export const password = 'correct horse battery staple';

export interface Product {
  /** Known from the first start on, and kept by those that follow. */
  readonly origin: string;
  /** Holds `data` and `uploads`; survives `stop` and `start`, gone after `discard`. */
  readonly folder: string;
  readonly pid: number | undefined;
  start(env?: Record<string, string>): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** What the process wrote so far, both streams. */
  output(): string;
  discard(): Promise<void>;
}

/** The built product in its own process, on a free port, with folders of its own. */
export async function createProduct(env: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-e2e-'));
  await writeCheapCredential(join(folder, 'data'), password);
  // A port that is looked for beforehand may be somebody else's by the time the product asks for it.
  let port = 0;
  let child: ChildProcess | undefined;
  let text = '';

  const product: Product = {
    get origin() {
      return `http://localhost:${port}`;
    },
    folder,
    get pid() {
      return child?.pid;
    },
    output: () => text,
    async start(moreEnv = {}) {
      child = spawn(process.execPath, [join(repository, 'build/current/api/server.js')], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: String(port),
          DATA_DIR: join(folder, 'data'),
          UPLOADS_DIR: join(folder, 'uploads'),
          ADMIN_USERNAME: username,
          UPLOAD_RESERVE_BYTES: '0',
          SUBMISSIONS_PER_HOUR_PER_CLIENT: '1000000',
          REQUESTS_PER_MINUTE_PER_CLIENT: '1000000',
          ...env,
          ...moreEnv,
        },
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream?.on('data', (chunk) => {
          text += chunk;
        });
      }
      if (port === 0) port = await readPort(child, () => text);
      await waitUntilHealthy(product.origin, child, () => text);
    },
    async stop(signal = 'SIGTERM') {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
    async discard() {
      await product.stop('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
  return product;
}

async function readPort(child: ChildProcess, output: () => string): Promise<number> {
  for (;;) {
    const [, port] = /Site +http:\/\/localhost:(\d+)\//.exec(output()) ?? [];
    if (port) return Number(port);
    await pauseUnlessEnded(child, output);
  }
}

async function waitUntilHealthy(origin: string, child: ChildProcess, output: () => string) {
  for (;;) {
    const response = await fetch(`${origin}/api/health`).catch(() => null);
    if (response?.ok) return;
    await pauseUnlessEnded(child, output);
  }
}

async function pauseUnlessEnded(child: ChildProcess, output: () => string): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The product ended at start:\n${output()}`);
  await new Promise((resolve) => setTimeout(resolve, 50));
}

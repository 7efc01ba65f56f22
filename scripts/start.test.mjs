import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildIfStale } from './build.mjs';

const repository = join(import.meta.dirname, '..');
let folder;
let started = [];

// A start of stale sources says other things before those that are expected here.
beforeAll(buildIfStale, 300_000);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yiqiao-start-'));
});

afterEach(async () => {
  // SIGKILL would end npm alone and leave the server behind.
  for (const { child } of started) child.kill('SIGTERM');
  await Promise.all(started.map(({ closed }) => closed));
  started = [];
  await rm(folder, { recursive: true, force: true });
});

/** Starts the product as a person does, through npm, on a free port and in its own folders. */
async function npmStart(env = {}) {
  const port = env.PORT ?? (await findFreePort());
  const child = spawn('npm', ['start', '--silent'], {
    cwd: repository,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      UPLOADS_DIR: join(folder, 'uploads'),
      ...env,
    },
  });
  const run = { child, port, output: '', closed: once(child, 'close') };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      run.output += chunk;
    });
  }
  started.push(run);
  return run;
}

async function waitFor(run, pattern) {
  while (!pattern.test(run.output)) {
    if (run.child.exitCode !== null) throw new Error(`Ended early:\n${run.output}`);
    await once(run.child.stdout, 'data');
  }
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function isPortFree(port) {
  const probe = createServer();
  try {
    await new Promise((resolve, reject) => {
      probe.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
    return true;
  } catch {
    return false;
  } finally {
    probe.close();
  }
}

describe('npm start', () => {
  it('prints both addresses, and the first password exactly once', async () => {
    const first = await npmStart();
    await waitFor(first, /\/admin\//);
    expect(first.output).toContain(`http://localhost:${first.port}`);
    const [, password] = /password\D*?:?\s+(\S{12,})/i.exec(first.output) ?? [];
    expect(password).toBeDefined();
    const answer = await fetch(`http://localhost:${first.port}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });
    expect(answer.status).toBe(200);
    first.child.kill('SIGTERM');
    await once(first.child, 'close');

    const second = await npmStart({ PORT: first.port });
    await waitFor(second, /\/admin\//);
    expect(second.output).not.toContain(password);
  });

  it('leaves no orphan when npm itself is ended', async () => {
    const run = await npmStart();
    await waitFor(run, /\/admin\//);
    run.child.kill('SIGTERM');
    await once(run.child, 'exit');
    while (!(await isPortFree(run.port))) await new Promise(setImmediate);
  });

  it.each([
    [
      'a port that is taken',
      async () => ({ PORT: await takePort() }),
      /port \d+ is .*(taken|in use)/i,
    ],
    ['a setting that is wrong', async () => ({ PORT: 'http' }), /PORT/],
  ])('says in one sentence that it met %s', async (_name, makeEnv, sentence) => {
    const run = await npmStart(await makeEnv());
    const [code] = await once(run.child, 'close');
    expect(code).not.toBe(0);
    const lines = run.output.trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(sentence);
    expect(run.output).not.toMatch(/ {4}at |node:internal/);
  });
});

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return String(server.address().port);
}

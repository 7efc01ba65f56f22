import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeCheapCredential } from '../test/cheap-credential.ts';
import { findPort } from '../test/listen-locally.ts';
import { quoteForm } from '../test/quote-form.ts';
import { openSocket, readAll, uploadHead } from '../test/raw-request.ts';
import {
  makeFolder,
  type OperatedServer,
  startOperatedServer,
} from '../test/server/operated-server.ts';
import { uploadsFile } from './engine/embedded/folder/data-folder.ts';

let folder: string;
let started: OperatedServer[];

beforeEach(async () => {
  folder = await makeFolder();
  started = [];
});
afterEach(async () => {
  for (const { child, exited } of started) {
    child.kill('SIGKILL');
    await exited;
  }
  await rm(folder, { recursive: true });
});

/** What clients have sent: neither the lock nor the mark of the owner. */
async function listDocuments(): Promise<string[]> {
  const others: readonly string[] = Object.values(uploadsFile);
  return (await readdir(join(folder, 'uploads'))).filter((name) => !others.includes(name));
}

function start(environment: Record<string, string> = {}): OperatedServer {
  const server = startOperatedServer(folder, environment);
  started.push(server);
  return server;
}

const password = { ADMIN_PASSWORD: 'a long enough password' };

/** For a server whose password does not matter: to hash one takes as long as all the rest of a start. */
function keepPassword(): Promise<void> {
  return writeCheapCredential(join(folder, 'data'), password.ADMIN_PASSWORD);
}

/** Starts the server with its log somewhere else; it cannot tell its address there. */
async function startLogging(target: number): Promise<string> {
  await keepPassword();
  const port = await findPort();
  started.push(startOperatedServer(folder, { PORT: String(port) }, target));
  const url = `http://127.0.0.1:${port}`;
  const isListening = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isListening, { timeout: 30_000 }).toBe(true);
  return url;
}

function logIn(url: string, typed: string) {
  return fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: typed }),
  });
}

describe('the server process', () => {
  it('makes a password at the first start, shows it once, and stops cleanly', async () => {
    const first = start();
    const made = /Password {2}(\S+)/.exec(await first.listening.then(first.said))?.[1] ?? '';
    expect(made).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    expect((await logIn(await first.listening, made)).status).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);

    const second = start();
    expect((await logIn(await second.listening, made)).status).toBe(200);
    expect(second.said()).not.toContain('Password');
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD is shorter than 12 characters'],
    [{ HOST: '192.0.2.1', ...password }, 'HOST 192.0.2.1 is not an address of this machine.'],
  ])('says in one sentence what is wrong with %j', async (environment, sentence) => {
    const server = start(environment);
    expect(await server.exited).toBe(1);
    expect(server.said()).toContain(sentence);
    expect(server.said().trim().split('\n')).toHaveLength(1);
  });

  it('says that the port is taken, and still shows the first password at the next start', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const server = start({ PORT: String(port) });
    expect(await server.exited).toBe(1);
    expect(server.said()).toContain(`Port ${port} is already in use`);
    other.close();
    const next = start();
    await next.listening;
    expect(next.said()).toContain('Password');
  });

  it('says which folder cannot be written', async () => {
    await writeFile(join(folder, 'data'), 'a file, not a folder');
    const server = start(password);
    expect(await server.exited).toBe(1);
    expect(server.said()).toContain('see DATA_DIR');
    expect(server.said().trim().split('\n')).toHaveLength(1);
  });

  it('goes on when its log is on a full disk', async () => {
    const full = openSync('/dev/full', 'w');
    const url = await startLogging(full);
    closeSync(full);
    for (let call = 0; call < 3; call += 1) {
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
    }
  });

  it.each(['closes', 'does not empty'])(
    'goes on when the reader of its log %s the pipe',
    async (act) => {
      const path = join(folder, 'log');
      execFileSync('mkfifo', [path]);
      const reader = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
      const writer = openSync(path, 'w');
      const url = await startLogging(writer);
      closeSync(writer);
      if (act === 'closes') closeSync(reader);
      const calls = Array.from({ length: 600 }, () => fetch(`${url}/api/admin/check`));
      expect((await Promise.all(calls)).every(({ status }) => status === 200)).toBe(true);
      if (act !== 'closes') closeSync(reader);
    },
  );

  it('leaves the data to the process that has it', async () => {
    await keepPassword();
    const first = start();
    await first.listening;
    const second = start();
    expect(await second.exited).toBe(1);
    expect((await fetch(`${await first.listening}/api/health`)).status).toBe(200);
  });

  it('begins no empty store beside documents that lost theirs', async () => {
    await mkdir(join(folder, 'uploads'));
    await writeFile(join(folder, 'uploads', '01234567-0123-4123-8123-0123456789ab'), 'document');
    const server = start(password);
    expect(await server.exited).toBe(1);
    expect(server.said()).toContain('There is no store in');
    expect(await listDocuments()).toHaveLength(1);
  });

  it('keeps what it acknowledged and nothing else when it is told to stop under load', async () => {
    await keepPassword();
    const server = start();
    const url = await server.listening;
    const port = Number(new URL(url).port);
    const kept = await fetch(`${url}/api/upload-quote`, { method: 'POST', body: quoteForm() });
    expect(kept.status).toBe(201);
    const socket = await openSocket(port);
    const answer = readAll(socket);
    socket.write(
      uploadHead(['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000000']),
    );
    socket.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
    socket.write(Buffer.alloc(1_000_000));
    await expect.poll(listDocuments).toHaveLength(2);

    server.child.kill('SIGTERM');
    expect(await answer).toMatchObject({ status: 503 });
    expect(await server.exited).toBe(0);
    expect(await listDocuments()).toHaveLength(1);
  });
});

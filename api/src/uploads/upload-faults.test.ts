import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { problemSchema } from '@yiqiao/contract/problem/problem';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { quoteForm } from '../../test/quote-form.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor } from '../../test/visitor.ts';
import type { Disk, DiskFile } from '../engine/disk/disk.ts';
import { nodeDisk } from '../engine/disk/node-disk.ts';

/** Calls of one upload in the order the pledge needs; the journal's write is its last before the answer. */
const calls = ['create', 'write', 'sync', 'rename', 'syncFolder', 'journal'] as const;
type Call = (typeof calls)[number];

interface FaultyDisk extends Disk {
  /** Makes the next call of this kind fail, once. */
  breakNext(call: Call, code: string): void;
  readonly seen: Call[];
}

function createFaultyDisk(): FaultyDisk {
  let broken: { readonly call: Call; readonly code: string } | null = null;
  const seen: Call[] = [];

  function pass(call: Call): void {
    seen.push(call);
    if (broken?.call !== call) return;
    const { code } = broken;
    broken = null;
    throw Object.assign(new Error(`${code}: /secret/path`), { code });
  }

  function watch(file: DiskFile, call: Call): DiskFile {
    return {
      ...file,
      async write(bytes, position) {
        // The journal's header is written behind the answers: not a call that an upload waits for.
        if (call !== 'journal' || position > 0) pass(call);
        await file.write(bytes, position);
      },
      writeInPlace(bytes, position) {
        pass(call);
        file.writeInPlace(bytes, position);
      },
      async sync() {
        if (call === 'write') pass('sync');
        await file.sync();
      },
    };
  }

  return {
    ...nodeDisk,
    seen,
    breakNext(call, code) {
      broken = { call, code };
    },
    async create(path) {
      if (!path.includes('.incoming-')) return nodeDisk.create(path);
      pass('create');
      return watch(await nodeDisk.create(path), 'write');
    },
    openDurable: async (path) => watch(await nodeDisk.openDurable(path), 'journal'),
    async rename(from, to) {
      if (from.includes('.incoming-')) pass('rename');
      await nodeDisk.rename(from, to);
    },
    async syncFolder(folder) {
      if (folder.endsWith('uploads')) pass('syncFolder');
      await nodeDisk.syncFolder(folder);
    },
  };
}

function send({ url }: TestServer) {
  return fetch(`${url}/api/upload-quote`, { method: 'POST', body: quoteForm() });
}

async function countListed({ url }: TestServer): Promise<number> {
  const office = await createStaffVisitor(url);
  const list = await office.client.listQuotes();
  return list.kind === 'whole' ? list.quotes.length : 0;
}

describe('an upload on a disk that fails', () => {
  it.each(calls.flatMap((call) => [[call, 'EIO'] as const, [call, 'ENOSPC'] as const]))(
    'keeps nothing when %s fails once with %s, tells no secret, and takes the next one',
    async (call, code) => {
      const disk = createFaultyDisk();
      const server = await startTestServer({ surroundings: { disk } });
      expect((await send(server)).status).toBe(201);

      disk.breakNext(call, code);
      const answer = await send(server);
      const text = await answer.text();
      expect(answer.status).toBe(code === 'ENOSPC' ? 507 : 500);
      expect(z.parse(problemSchema, JSON.parse(text)).requestId).toBeDefined();
      expect(text).not.toContain('secret');
      expect(server.logged.filter(({ event }) => event === 'fault')).toHaveLength(1);
      expect(await countListed(server)).toBe(1);
      await expect.poll(() => server.files()).toHaveLength(1);

      expect((await send(server)).status).toBe(201);
      const again = await server.restart();
      expect(await countListed(again)).toBe(2);
      expect(await again.files()).toHaveLength(2);
      await again.close();
    },
  );

  it('does not blame the sender when the document cannot be read back', async () => {
    const disk: Disk = {
      ...nodeDisk,
      async create(path) {
        const file = await nodeDisk.create(path);
        if (path.includes('.incoming-')) await nodeDisk.remove(path);
        return file;
      },
    };
    const server = await startTestServer({ surroundings: { disk } });
    expect((await send(server)).status).toBe(500);
    expect(await server.files()).toHaveLength(0);
    await server.close();
  });

  it('asks to try again when it runs out of open files, also while it clears up', async () => {
    const disk = createFaultyDisk();
    const server = await startTestServer({ surroundings: { disk } });
    disk.breakNext('create', 'EMFILE');
    expect((await send(server)).status).toBe(503);
    disk.breakNext('syncFolder', 'EMFILE');
    const body = quoteForm({ customerName: '' });
    const refused = await fetch(`${server.url}/api/upload-quote`, { method: 'POST', body });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await server.close();
  });

  it('flushes the document, names it, flushes the folder, and only then records it', async () => {
    const disk = createFaultyDisk();
    const server = await startTestServer({ surroundings: { disk } });
    disk.seen.length = 0;
    expect((await send(server)).status).toBe(201);
    // The journal takes more than one write.
    expect([...new Set(disk.seen)]).toEqual(calls);
    expect(disk.seen.slice(calls.indexOf('journal')).every((call) => call === 'journal')).toBe(
      true,
    );
    await server.close();
  });

  it('keeps nothing of a long document when a flush on the way fails, though the last one succeeds', async () => {
    const disk = createFaultyDisk();
    const server = await startTestServer({ surroundings: { disk } });
    const body = quoteForm({}, { type: '', content: new Uint8Array(80 * 1024 ** 2) });
    disk.breakNext('sync', 'EIO');
    const answer = await fetch(`${server.url}/api/upload-quote`, { method: 'POST', body });
    expect(answer.status).toBe(500);
    expect(await countListed(server)).toBe(0);
    await expect.poll(() => server.files()).toHaveLength(0);
    await server.close();
  });

  it('removes at the next start what never arrived whole, and sets aside what nobody knows', async () => {
    const server = await startTestServer();
    expect((await send(server)).status).toBe(201);
    const folder = server.settings.uploadsFolder;
    for (const name of ['.incoming-1', '01234567-0123-4123-8123-0123456789ab']) {
      await (await nodeDisk.create(join(folder, name))).close();
    }
    await (await nodeDisk.create(join(folder, 'README.md'))).close();
    const again = await server.restart();
    const left = await again.files();
    expect(left).toHaveLength(3);
    expect(left).toEqual(expect.arrayContaining(['README.md', 'set-aside']));
    const [group = ''] = await readdir(join(folder, 'set-aside'));
    expect(group).toMatch(/^\d{4}-.*Z-not-in-the-store$/);
    expect(await readdir(join(folder, 'set-aside', group))).toEqual([
      '01234567-0123-4123-8123-0123456789ab',
    ]);
    await again.close();
  });

  it('takes no upload that would eat into the reserve, and says so before the body', async () => {
    const environment = { UPLOAD_RESERVE_BYTES: String(Number.MAX_SAFE_INTEGER) };
    const server = await startTestServer({ environment });
    const answer = await send(server);
    expect(answer.status).toBe(507);
    expect(await answer.json()).toMatchObject({
      code: 'no-room',
      message: expect.stringMatching(/^Our disk has no room/),
    });
    const health = await fetch(`${server.url}/api/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'degraded', disk: 'low', store: 'ok' });
    await server.close();
  });

  it('says what is true while the folder of the documents is gone, and is well again afterwards', async () => {
    const server = await startTestServer();
    await rm(server.settings.uploadsFolder, { recursive: true });
    const answer = await send(server);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'no-storage',
      message: expect.not.stringContaining('size at the moment'),
    });
    const health = await fetch(`${server.url}/api/health`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: 'degraded', disk: 'failing', store: 'ok' });
    await mkdir(server.settings.uploadsFolder);
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect((await send(server)).status).toBe(201);
    await server.close();
  });
});

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { canMount, smallDisk } from '../test/disk/small-disk.ts';
import { quoteForm } from '../test/quote-form.ts';
import { startTestServer, type TestServer } from '../test/server/test-server.ts';
import { submitQuote } from '../test/submit-quote.ts';
import { createStaffVisitor } from '../test/visitor.ts';
import { toDiskObstacle } from './engine/disk/disk-obstacle.ts';

const send = ({ url }: TestServer, content: string) =>
  fetch(`${url}/api/upload-quote`, { method: 'POST', body: quoteForm({}, { content }) });

describe.runIf(canMount)('startServer on a disk without a free block', () => {
  it('lets the office in, shows it everything, and out for good; refuses uploads in a sentence', async () => {
    const disk = await smallDisk();
    const first = await startTestServer({ folder: disk.folder });
    const id = await submitQuote(first, quoteForm({}, { content: 'a document' }));
    await first.running.stop();
    await disk.fill();

    const full = await startTestServer({ folder: disk.folder });
    expect(full.logged).toContainEqual(
      expect.objectContaining({
        event: 'folders',
        message: expect.stringContaining('the disk is full'),
      }),
    );
    const office = await createStaffVisitor(full.url);
    expect(await office.client.listQuotes()).toMatchObject({ quotes: [{ id }] });
    expect(await (await office.fetch(`/api/admin/files/${id}`)).text()).toBe('a document');
    const refused = await send(full, 'another document');
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('Our disk has no room'),
    });
    expect((await office.fetch('/api/health')).status).toBe(503);
    const stolen = office.cookies();
    await office.client.logout();
    await full.running.stop();

    const again = await startTestServer({ folder: disk.folder });
    const check = await fetch(`${again.url}/api/admin/check`, { headers: { Cookie: stolen } });
    expect(await check.json()).toEqual({ authenticated: false });
    await disk.empty();
    expect((await send(again, 'another document')).status).toBe(201);
    await again.running.stop();
  });

  it('does without the file of the sessions when there is no room to make it', async () => {
    const disk = await smallDisk();
    const first = await startTestServer({ folder: disk.folder });
    await first.running.stop();
    await rm(join(disk.folder, 'data/sessions.json'));
    await disk.fill();
    const full = await startTestServer({ folder: disk.folder });
    const office = await createStaffVisitor(full.url);
    expect(await office.client.listQuotes()).toMatchObject({ quotes: [] });
    await office.client.logout();
    expect((await office.fetch('/api/admin/quotes')).status).toBe(401);
    await full.running.stop();
  });

  it('ends with a sentence where nothing has been stored yet', async () => {
    const disk = await smallDisk();
    await disk.fill();
    const fault = await startTestServer({ folder: disk.folder }).catch((error: unknown) => error);
    expect(toDiskObstacle(fault)?.what).toBe('the disk is full');
    await expect(readFile(join(disk.folder, 'data/quotes.json'))).rejects.toThrow('ENOENT');
  });
});

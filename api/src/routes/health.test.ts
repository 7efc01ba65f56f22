import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { healthSchema } from '@yiqiao/contract/http/health';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '../../test/server/test-server.ts';
import { createStaffVisitor, createVisitor } from '../../test/visitor.ts';

const hour = 3_600_000;

describe('health', () => {
  it('is well however many ask at once', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.close());
    const ask = async () => (await fetch(`${server.url}/api/health`)).status;
    const answers = await Promise.all(Array.from({ length: 30 }, ask));
    expect(answers).toEqual(answers.map(() => 200));
  });

  it('tells the administrator, and nobody else, what waits for a person', async () => {
    let aheadMs = 0;
    const clock = () => Date.now() + aheadMs;
    const server = await startTestServer({ surroundings: { clock } });
    onTestFinished(() => server.close());
    const office = await createStaffVisitor(server.url);
    const read = async (visitor = office) =>
      z.parse(healthSchema, await (await visitor.fetch('/api/health')).json());
    expect(await read()).toMatchObject({ waiting: { setAside: 0, clockDoubtMs: 0 } });
    aheadMs = 7 * hour;
    const name = 'set-aside/2026-11-21T10-00-00.000Z-not-in-the-store';
    const group = join(server.settings.uploadsFolder, name);
    await mkdir(group, { recursive: true });
    await writeFile(join(group, 'a-document'), '');
    const { waiting } = await read();
    expect(waiting?.setAside).toBe(1);
    expect(waiting?.clockDoubtMs).toBeGreaterThan(6.9 * hour);
    expect(await read(createVisitor(server.url))).not.toHaveProperty('waiting');
  });
});

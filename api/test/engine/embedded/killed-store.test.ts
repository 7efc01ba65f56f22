import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const writer = join(import.meta.dirname, '../../store-writer.ts');
const statuses = ['pending', 'in-progress', 'completed', 'cancelled'];

/** Lets a process write to the store until it has confirmed so many changes, then kills it. */
async function writeAndKill(folder: string, round: number, confirmations: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder, `${round}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const confirmed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    confirmed.push(line);
    if (confirmed.length === confirmations) child.kill('SIGKILL');
  }
  await ended;
  return confirmed;
}

describe('openQuoteStore after kill -9', () => {
  it('has every confirmed change, and each submission once', async () => {
    const folder = await temporaryFolder();
    const confirmed = new Map<string, string>();
    for (const [round, confirmations] of [1, 40, 170, 333, 800].entries()) {
      for (const line of await writeAndKill(folder, round, confirmations)) {
        const [id = '', status = ''] = line.split(' ');
        confirmed.set(id, status);
      }
      const store = await openQuoteStore(folder);
      const ids = store.list().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [id, status] of confirmed) {
        // A change on its way when the process died may have arrived.
        const found = statuses.indexOf(store.get(id)?.status ?? '');
        expect(found, `${id} ${status}`).toBeGreaterThanOrEqual(statuses.indexOf(status));
      }
      await store.close();
      expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { logInAt, openSharedOffice, type SharedProcess } from './shared-office.ts';
import { isPostgresMissing, needsPostgres, usePostgres } from './use-postgres.ts';

const withinMs = 1000;

describe.skipIf(isPostgresMissing)(needsPostgres, () => {
  const server = usePostgres();

  it('puts a setting that is changed at one process into the answers of another within a second', async () => {
    const office = await openSharedOffice(server());
    const [here, there] = [await office.join(), await office.join()];
    const owner = await logInAt(here);
    const contactOf = async ({ url }: SharedProcess) =>
      /mailto:(\S+)/.exec(await (await fetch(`${url}/.well-known/security.txt`)).text())?.[1];
    const change = (email: string) =>
      owner.fetch('/api/settings', {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ company: { email } }),
      });
    for (const email of ['one@harbour.test', 'two@harbour.test']) {
      expect((await change(email)).status).toBe(200);
      expect(await contactOf(here)).toBe(email);
      await expect.poll(() => contactOf(there), { timeout: withinMs, interval: 50 }).toBe(email);
    }
  }, 240_000);
});

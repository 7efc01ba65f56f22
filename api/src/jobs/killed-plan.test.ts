import { setTimeout as delay } from 'node:timers/promises';
import { settingsSchema } from '@yiqiao/contract/record/settings';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callJson } from '../../test/jobs/job-office.ts';
import { killRounds } from '../../test/kill-rounds.ts';
import { createRandom } from '../../test/seeded-random.ts';
import { enterOffice, prepareKilledServer } from '../../test/server/killed-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';

const dayMs = 24 * 3_600_000;
const longestMs = 60;
const documents = 12;
const random = createRandom(105);

it('is completed by the next start when a process dies between a new rule and its plan', {
  timeout: 600_000,
}, async () => {
  const server = await prepareKilledServer();
  let { url, office } = await enterOffice(server);
  for (let sent = 0; sent < documents; sent += 1) await submitQuote({ url });
  const seen = { stored: 0, not: 0 };
  let held = 30;
  for (let round = 0; round < killRounds; round += 1) {
    const abandonedDays = 31 + round;
    const changing = callJson(office, 'PATCH', '/api/settings', { kept: { abandonedDays } })
      .then(({ ok }) => ok)
      .catch(() => false);
    await Promise.race([changing, delay(random() * longestMs)]);
    await server.kill();
    const isAnswered = await changing;

    ({ url, office } = await enterOffice(server));
    const settings = z.parse(settingsSchema, await (await office.fetch('/api/settings')).json());
    const now = settings.kept.abandonedDays;
    expect([held, abandonedDays]).toContain(now);
    expect(now === abandonedDays || !isAnswered).toBe(true);
    seen[now === abandonedDays ? 'stored' : 'not'] += 1;
    held = Number(now);
    const readDays = async () => {
      const list = await office.client.listQuotes();
      const quotes = list.kind === 'whole' ? list.quotes : [];
      return quotes.map(({ updatedAt, fileDeletionDueAt = '' }) =>
        Math.round((Date.parse(fileDeletionDueAt) - Date.parse(updatedAt)) / dayMs),
      );
    };
    const all = Array.from({ length: documents }, () => held);
    await expect.poll(readDays, { timeout: 20_000 }).toEqual(all);
  }
  console.info(`Stored before the kill: ${seen.stored}, not: ${seen.not}.`);
});

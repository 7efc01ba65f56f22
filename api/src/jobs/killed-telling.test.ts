import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { healthSchema } from '@yiqiao/contract/http/health';
import { chatEvents } from '@yiqiao/contract/record/chat';
import { noticeEvents } from '@yiqiao/contract/record/notice';
import { expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { callJson } from '../../test/jobs/job-office.ts';
import { killRounds } from '../../test/kill-rounds.ts';
import { testCertificate } from '../../test/mail/test-certificate.ts';
import { openChatServices } from '../../test/notices/chat-services.ts';
import { openPushServiceForTest } from '../../test/notices/push-service.ts';
import { changeNotices, subscribe } from '../../test/notices/told-person.ts';
import { createRandom } from '../../test/seeded-random.ts';
import { prepareKilledServer } from '../../test/server/killed-server.ts';
import { submitQuote } from '../../test/submit-quote.ts';
import { createStaffVisitor } from '../../test/visitor.ts';

const perRound = 3;
const thinkMs = 15;
const random = createRandom(31);

async function countWaiting(url: string): Promise<number> {
  const staff = await createStaffVisitor(url);
  const answer = await staff.fetch('/api/health');
  return z.parse(healthSchema, await answer.json()).waiting?.notices?.queued ?? 0;
}

/** How many requests texts tell of. */
function countOf(texts: readonly string[]): number {
  const counts = texts.map((text) => Number(/^(\d+) new requests\.$/.exec(text)?.[1] ?? 1));
  return counts.reduce((sum, count) => sum + count, 0);
}

it('loses no notice to kill -9, and repeats none on a device but in its own place', {
  timeout: 600_000,
}, async () => {
  const server = await prepareKilledServer();
  const service = await openPushServiceForTest({ thinkMs });
  const chats = await openChatServices();
  onTestFinished(chats.close);
  const certificate = join(server.folder, 'push.pem');
  await writeFile(certificate, testCertificate.cert);
  const environment = {
    OUTGOING_HOSTS: `${service.host},${chats.host}`,
    NODE_EXTRA_CA_CERTS: certificate,
    PUBLIC_ORIGIN: 'https://www.example.com',
  };
  const accepted = new Set<string>();
  let isSubscribed = false;
  for (let round = 0; round < killRounds; round += 1) {
    const url = await server.start(environment);
    if (!isSubscribed) {
      const owner = await createStaffVisitor(url);
      const { id } = await subscribe(owner, service);
      await changeNotices(owner, { stops: { [id]: noticeEvents.length } });
      const hook = chats.hookOf('slack');
      const chat = { service: 'slack', hook, stop: chatEvents.length };
      expect((await callJson(owner, 'PATCH', '/api/settings', { chat })).status).toBe(200);
      isSubscribed = true;
    }
    const begun = accepted.size;
    const later = 1 + Math.floor(random() * perRound);
    const send = async () => {
      for (let number = 0; number < perRound; number += 1) accepted.add(await submitQuote({ url }));
    };
    // What the kill cuts off was promised to nobody.
    const sending = send().catch(() => {});
    await expect
      .poll(() => accepted.size - begun, { interval: 1, timeout: 30_000 })
      .toBeGreaterThanOrEqual(later);
    // Around the service's last word to what was told of the last of them.
    await delay(random() * 3 * thinkMs);
    await server.kill();
    await sending;
  }

  const url = await server.start(environment);
  await submitQuote({ url });
  await expect.poll(() => countWaiting(url), { timeout: 60_000 }).toBe(0);
  // What a repetition replaces is counted once: what a person sees.
  const shown = new Map(
    service.taken.map(({ payload: { notification } }) => [notification.tag, notification.title]),
  );
  const told = countOf([...shown.values()]);
  const toldGroup = countOf(chats.taken.map(({ text }) => text));
  const repeats = service.taken.length - shown.size;
  console.info(
    `Rounds: ${killRounds}; requests: ${accepted.size}; told: ${told}; again: ${repeats}; group: ${toldGroup}`,
  );
  expect(toldGroup).toBeGreaterThanOrEqual(accepted.size + 1);
  expect(told).toBeGreaterThanOrEqual(accepted.size + 1);
  expect(repeats).toBeLessThanOrEqual(killRounds);
});

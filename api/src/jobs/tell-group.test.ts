import { healthSchema } from '@yiqiao/contract/http/health';
import { chatEvents, chatServices, chatTrialSchema } from '@yiqiao/contract/record/chat';
import { settingsHistorySchema } from '@yiqiao/contract/record/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callJson } from '../../test/jobs/job-office.ts';
import { joinOffice } from '../../test/join-office.ts';
import { type ChatServices, openChatServices } from '../../test/notices/chat-services.ts';
import { reaching } from '../../test/notices/push-service.ts';
import { startTestServer, type TestServer } from '../../test/server/test-server.ts';
import { orderAsClient } from '../../test/submit-quote.ts';
import { createStaffVisitor, type Visitor } from '../../test/visitor.ts';

const origin = 'https://www.example.com';
const secret = 'SEC0123456789abcdef9f2c';
let aheadMs = 0;
let services: ChatServices;
let server: TestServer;
let owner: Visitor;
let said: string[];

beforeEach(async () => {
  aheadMs = 0;
  said = [];
  const clock = () => Date.now() + aheadMs;
  services = await openChatServices(clock);
  const { environment, outgoing } = reaching(services);
  server = await startTestServer({
    environment: { ...environment, PUBLIC_ORIGIN: origin },
    surroundings: {
      outgoing,
      clock,
      log: (level, event, details) => void said.push(JSON.stringify({ level, event, details })),
    },
  });
  owner = await createStaffVisitor(server.url);
});
afterEach(async () => {
  await server.close();
  services.close();
});

const change = (chat: object) => callJson(owner, 'PATCH', '/api/settings', { chat });
const set = async (chat: object) => {
  const answer = await change({ stop: chatEvents.length, ...chat });
  expect(answer.status).toBe(200);
  return answer.json();
};
const tryChat = async (chat: object = {}) => {
  const answer = await callJson(owner, 'POST', '/api/settings/chat/trial', chat);
  return z.parse(chatTrialSchema, await answer.json());
};
const texts = () => services.taken.map(({ text }) => text);
const countWaiting = async () => {
  const health = z.parse(healthSchema, await (await owner.fetch('/api/health')).json());
  return health.waiting?.notices?.queued ?? 0;
};

describe('the group', () => {
  it.each(chatServices)(
    'is told at %s what happened, the reference, and where',
    async (service) => {
      await set({ service, hook: services.hookOf(service), language: 'zh-Hans' });
      const { id } = await orderAsClient(server);
      await expect.poll(texts).toEqual([expect.stringMatching(/^有新询价。YQ-[\w-]+$/)]);
      expect(services.taken[0]?.url).toBe(`${origin}/admin/dashboard?quote=${id}`);
      await expect.poll(countWaiting).toBe(0);
    },
  );

  it.each(['dingtalk', 'feishu'] as const)('is told at %s with its signature', async (service) => {
    services.sign(secret);
    await set({ service, hook: services.hookOf(service), secret });
    await orderAsClient(server);
    await expect.poll(texts).toEqual([expect.stringMatching(/^A new request\. YQ-/)]);
  });

  it('is told nothing below the stop, and nothing without a group', async () => {
    await orderAsClient(server);
    await set({ service: 'slack', hook: services.hookOf('slack'), stop: 3 });
    const { client } = await orderAsClient(server);
    await client.sendMessage({ changeId: 'a-first-question', text: 'Is the stamp included?' });
    await expect.poll(texts).toEqual([expect.stringMatching(/^A question\. /)]);
    await expect.poll(countWaiting).toBe(0);
  });

  it('is told in one message of what has come up shortly after another', async () => {
    await set({ service: 'wecom', hook: services.hookOf('wecom') });
    await orderAsClient(server);
    await expect.poll(texts).toHaveLength(1);
    const { client } = await orderAsClient(server);
    await client.sendMessage({ changeId: 'a-second-question', text: 'Is the stamp included?' });
    await orderAsClient(server);
    await expect.poll(texts).toHaveLength(2);
    expect(texts()[1]).toBe('1 question, 2 new requests.');
    expect(services.taken[1]?.url).toMatch(/\/admin\/dashboard\?quiet=\d+$/);
  });

  it('is told after its service was away, also by a server that has started anew', async () => {
    await set({ service: 'feishu', hook: services.hookOf('feishu') });
    services.answer({ status: 503, body: 'Not now.' });
    await orderAsClient(server);
    await expect.poll(() => services.asked()).toBeGreaterThan(0);
    expect(await countWaiting()).toBe(1);
    services.answer(null);
    server = await server.restart();
    owner = await createStaffVisitor(server.url);
    await expect.poll(texts).toEqual([expect.stringContaining('A new request.')]);
    await expect.poll(countWaiting).toBe(0);
    server = await server.restart();
    expect(texts()).toHaveLength(1);
  });

  it('is told as soon as an owner has mended what the service refused', async () => {
    services.sign(secret);
    await set({ service: 'feishu', hook: services.hookOf('feishu'), secret: 'another-secret' });
    await orderAsClient(server);
    await expect.poll(() => services.asked()).toBe(1);
    expect(texts()).toEqual([]);
    await set({ secret });
    await expect.poll(texts).toHaveLength(1);
  });

  it('is told no more of what is older than two days, or was switched off', async () => {
    await set({ service: 'slack', hook: services.hookOf('slack') });
    services.answer({ status: 404, body: 'no_service' });
    await orderAsClient(server);
    await expect.poll(() => services.asked()).toBe(1);
    aheadMs = 49 * 3_600_000;
    server = await server.restart();
    owner = await createStaffVisitor(server.url);
    await expect.poll(countWaiting).toBe(0);
    await orderAsClient(server);
    await expect.poll(countWaiting).toBe(1);
    await set({ service: null, hook: null, stop: null });
    await expect.poll(countWaiting).toBe(0);
    services.answer(null);
    expect(texts()).toEqual([]);
  });
});

describe('POST /api/settings/chat/trial', () => {
  it('writes to the group, and says how long that took', async () => {
    await set({ service: 'dingtalk', hook: services.hookOf('dingtalk'), language: 'zh-Hant' });
    expect(await tryChat()).toMatchObject({ outcome: 'taken', said: 'ok' });
    expect(texts()).toEqual(['這是測試訊息，通知會這樣傳到群組。']);
  });

  it('tries what is not live yet, and says what the service said', async () => {
    services.sign(secret);
    const hook = services.hookOf('feishu');
    const wrong = await tryChat({ service: 'feishu', hook, secret: 'another-secret' });
    expect(wrong.outcome).toBe('refused');
    expect(wrong.said).toMatch(/^sign match fail .* \(19021\)$/);
    expect((await tryChat({ service: 'feishu', hook, secret })).outcome).toBe('taken');
    const answer = await owner.fetch('/api/settings');
    expect(await answer.json()).toMatchObject({ revision: 0, chat: {} });
  });

  it('repeats nothing secret that a service says, and calls none that does not answer for ever', async () => {
    const hook = services.hookOf('slack');
    services.answer({ status: 400, body: `invalid_token at ${hook}` });
    const { said: words } = await tryChat({ service: 'slack', hook });
    expect(words).toBe('invalid_token at ••••');
    services.close();
    expect((await tryChat({ service: 'slack', hook })).outcome).toBe('unreachable');
  });

  it('wants a group, a hook of its service, and some patience', async () => {
    const status = async (chat: object) =>
      (await callJson(owner, 'POST', '/api/settings/chat/trial', chat)).status;
    expect(await status({})).toBe(400);
    const hook = 'https://169.254.169.254/open-apis/bot/v2/hook/9a8b7c6d-1111-2222-3333';
    expect(await status({ service: 'feishu', hook })).toBe(400);
    await set({ service: 'slack', hook: services.hookOf('slack') });
    for (let number = 0; number < 4; number += 1) expect(await status({})).toBe(200);
    expect(await status({})).toBe(429);
    expect(services.asked()).toBe(4);
  });
});

describe('hook and secret', () => {
  it('leave the server as their last characters, and are in no log', async () => {
    const hook = services.hookOf('feishu');
    const told = await set({ service: 'feishu', hook, secret });
    const shown = `${services.host}/open-apis/bot/v2/hook/••••4e1f`;
    expect(told).toMatchObject({ chat: { hook: shown, secret: '••••9f2c' } });
    await tryChat();
    await orderAsClient(server);
    await expect.poll(texts).toHaveLength(2);
    const answer = await owner.fetch('/api/settings/history');
    const history = z.parse(settingsHistorySchema, await answer.json());
    expect(history.lines.map(({ to }) => to)).toContain(shown);
    const all = JSON.stringify([told, history, said]);
    expect(said.join()).toContain('group-told');
    expect(all).not.toContain(secret);
    expect(all).not.toContain('9a8b7c6d');
    const { id = 0 } = history.lines.find(({ field }) => field === 'hook') ?? {};
    const back = await callJson(owner, 'POST', `/api/settings/history/${id}/take-back`, {});
    expect(back.status).toBe(409);
    expect(await back.json()).toMatchObject({ code: 'line-secret' });
  });

  it('are an owner’s alone', async () => {
    const mei = await joinOffice(server.url, owner, 'staff');
    expect((await mei.fetch('/api/settings')).status).toBe(403);
    expect((await callJson(mei, 'POST', '/api/settings/chat/trial', {})).status).toBe(403);
  });
});

import { type ChatService, chatServices } from '@yiqiao/contract/record/chat';
import { describe, expect, it, vi } from 'vitest';
import type { OutgoingAnswer } from '../../outgoing/call-out.ts';
import { createChatSender } from './chat-sender.ts';

const key = '0a1b2c3d-1111-2222-3333-444455554e1f';
const hooks: Readonly<Record<ChatService, string>> = {
  wecom: `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}`,
  dingtalk: `https://oapi.dingtalk.com/robot/send?access_token=${'ab12'.repeat(16)}`,
  feishu: `https://open.feishu.cn/open-apis/bot/v2/hook/${key}`,
  slack: 'https://hooks.slack.com/services/T0123ABCD/B0123ABCD/aBcDeFgHiJkLmNoP4e1f',
};
const message = { text: 'A question.', language: 'en' } as const;

function sender(answer: Partial<OutgoingAnswer> | Error = {}) {
  const call = vi.fn(async (_url: string, _call: object) => {
    if (answer instanceof Error) throw answer;
    return { status: 200, retryAfterMs: null, said: '', ...answer };
  });
  const send = createChatSender({
    callOut: { call },
    furtherHosts: [],
    clock: () => 1_700_000_000_000,
  });
  return {
    call,
    send: (service: ChatService, hook = hooks[service], secret?: string) =>
      send({ service, hook, ...(secret !== undefined && { secret }) }, message),
  };
}

const fine: Readonly<Record<ChatService, string>> = {
  wecom: '{"errcode":0,"errmsg":"ok"}',
  dingtalk: '{"errcode":0,"errmsg":"ok"}',
  feishu: '{"StatusCode":0,"StatusMessage":"success","code":0,"data":{},"msg":"success"}',
  slack: 'ok',
};

describe('createChatSender', () => {
  it.each(chatServices)('takes the success of %s for one, and nothing else', async (service) => {
    expect(await sender({ said: fine[service] }).send(service)).toMatchObject({ kind: 'taken' });
    for (const said of ['', 'OK?', '<html>Welcome</html>', '{}', 'null', '[0]', '"ok"']) {
      expect(await sender({ said }).send(service)).toMatchObject({ kind: 'refused' });
    }
    const away = sender({ status: 503, said: fine[service] });
    expect(await away.send(service)).toMatchObject({ kind: 'refused', status: 503 });
  });

  it('says what the service said, with its code', async () => {
    const said = '{"errcode":93000,"errmsg":"invalid webhook url"}';
    expect((await sender({ said }).send('wecom')).said).toBe('invalid webhook url (93000)');
    const other = { status: 404, said: 'no_service' };
    expect((await sender(other).send('slack')).said).toBe('no_service');
    expect((await sender({ status: 502 }).send('slack')).said).toBe('HTTP 502');
  });

  it('leaves a robot alone that has had too many messages', async () => {
    const pauseOf = async (service: ChatService, answer: Partial<OutgoingAnswer>) =>
      (await sender(answer).send(service)).retryAfterMs;
    const tooMany = '{"errcode":130101,"errmsg":"send too fast, exceed 20 times per minute"}';
    expect(await pauseOf('dingtalk', { said: tooMany })).toBe(600_000);
    expect(await pauseOf('wecom', { said: '{"errcode":45009,"errmsg":"freq"}' })).toBe(60_000);
    expect(await pauseOf('feishu', { status: 400, said: '{"code":9499}' })).toBe(60_000);
    expect(await pauseOf('slack', { status: 429, said: 'rate_limited' })).toBe(60_000);
    expect(await pauseOf('slack', { status: 429, retryAfterMs: 7000 })).toBe(7000);
  });

  it.each([
    ['feishu', hooks.slack],
    ['feishu', `https://169.254.169.254/open-apis/bot/v2/hook/${key}`],
    ['feishu', `https://open.feishu.cn@localhost/open-apis/bot/v2/hook/${key}`],
    ['feishu', `https://open.feishu.cn.example.com/open-apis/bot/v2/hook/${key}`],
    ['dingtalk', `${hooks.dingtalk}&access_token=other`],
    ['wecom', hooks.wecom.replace('https:', 'http:')],
    ['wecom', hooks.wecom.replace('/send?', '/../gettoken?')],
    ['slack', hooks.slack.replace('/services/', '/services/../')],
    ['slack', ''],
  ] as const)('calls nothing for %s at %s, whoever stored it', async (service, hook) => {
    const { call, send } = sender({ said: fine[service] });
    expect(await send(service, hook)).toMatchObject({ kind: 'refused' });
    expect(call).not.toHaveBeenCalled();
  });

  it('repeats neither hook nor key nor secret in what it says, and not much of the rest', async () => {
    const secret = 'SEC0123456789abcdef9f2c';
    for (const service of chatServices) {
      const own = hooks[service].split(/[/=]/).at(-1) ?? '';
      const words = `at ${hooks[service]} ${own} ${secret} ${'x'.repeat(999)}`;
      for (const answer of [{ status: 400, said: words }, new Error(words)]) {
        const { said } = await sender(answer).send(service, hooks[service], secret);
        expect(said).not.toContain(own);
        expect(said).not.toContain(secret);
        expect(said.length).toBeLessThanOrEqual(200);
      }
    }
  });
});

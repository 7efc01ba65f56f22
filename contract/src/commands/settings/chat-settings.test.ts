import { describe, expect, it } from 'vitest';
import { maskChat } from '../../chat/mask-secrets.ts';
import { type StoredSettings, settingsOf } from '../../record/stored-settings.ts';
import { decideSettings } from './change-settings.ts';
import { sampleSettingsContext as context, withChat, withCompany } from './sample-settings.ts';
import { canBeTakenBack, decideTakeBack } from './take-back-setting.ts';

const key = '0a1b2c3d-1111-2222-3333-44445555';
const hooks = {
  wecom: `https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=${key}4e1f`,
  dingtalk: `https://oapi.dingtalk.com/robot/send?access_token=${'ab12'.repeat(15)}4e1f`,
  feishu: `https://open.feishu.cn/open-apis/bot/v2/hook/${key}4e1f`,
  slack: 'https://hooks.slack.com/services/T0123ABCD/B0123ABCD/aBcDeFgHiJkLmNoP4e1f',
};
const secret = 'SEC0123456789abcdef9f2c';
const feishu = { service: 'feishu', hook: hooks.feishu, secret, language: 'zh-Hans', stop: 3 };
const told = withChat(null, feishu);
const chatOf = (stored: StoredSettings | null) => settingsOf(stored, context.defaults).chat;
const change = (stored: StoredSettings | null, chat: object, furtherHosts?: string[]) =>
  decideSettings(
    stored,
    { chat: { ...chat } },
    { ...context, ...(furtherHosts && { furtherHosts }) },
  );
const wrongIn = (chat: object, furtherHosts?: string[]) => {
  const decision = change(null, chat, furtherHosts);
  return decision.kind === 'refused' ? decision.wrong?.field : decision.kind;
};

describe('the chat of the office', () => {
  it.each(Object.entries(hooks))('takes a hook of %s', (service, hook) => {
    expect(chatOf(withChat(null, { service, hook: ` ${hook} ` }))).toEqual({ service, hook });
  });

  it('takes a hook of Lark for Feishu, and one at a host that the server allows', () => {
    const hook = `https://open.larksuite.com/open-apis/bot/v2/hook/${key}`;
    expect(chatOf(withChat(null, { service: 'feishu', hook }))).toMatchObject({ hook });
    const own = `https://localhost:8443/open-apis/bot/v2/hook/${key}`;
    expect(wrongIn({ service: 'feishu', hook: own })).toBe('chat.hook');
    expect(wrongIn({ service: 'feishu', hook: own }, ['localhost:8443'])).toBe('changed');
  });

  const start = 'open-apis/bot/v2/hook/';
  it.each([
    hooks.slack,
    `http://open.feishu.cn/${start}${key}`,
    `https://open.feishu.cn:8443/${start}${key}`,
    `https://open.feishu.cn.example.com/${start}${key}`,
    `https://open.feishu.cn@169.254.169.254/${start}${key}`,
    `https://169.254.169.254/${start}${key}`,
    `https://localhost/${start}${key}`,
    `https://example.com/?https://open.feishu.cn/${start}${key}`,
    `https://open.feishu.cn/${start}../../../auth/v3/${key}`,
    `https://open.feishu.cn/${start}${key}?to=https://example.com`,
    `https://open.feishu.cn/${start}${key}#`,
    `https://open.feishu.cn/${start}${key}\n`.concat('x'),
    `https://open.feishu.cn\\@example.com/${start}${key}`,
    `https://OPEN.feishu.cn/${start}${key}`,
    `https://open。feishu。cn/${start}${key}`,
    `https://open.feishu.cn/${start}`,
    `open.feishu.cn/${start}••••4e1f`,
    'file:///etc/passwd',
    '',
  ])('refuses %j as a hook of Feishu', (hook) => {
    expect(wrongIn({ service: 'feishu', hook })).toBe('chat.hook');
  });

  it('refuses half of a group, and what a service has not', () => {
    expect(wrongIn({ service: 'feishu' })).toBe('chat.hook');
    expect(wrongIn({ hook: hooks.feishu })).toBe('chat.service');
    expect(wrongIn({ secret })).toBe('chat.service');
    expect(wrongIn({ service: 'slack', hook: hooks.slack, secret })).toBe('chat.secret');
    expect(wrongIn({ ...feishu, secret: '••••9f2c' })).toBe('chat.secret');
    expect(wrongIn({ ...feishu, stop: 8 })).toBe('chat.stop');
    expect(wrongIn({ ...feishu, language: 'fr' })).toBe('chat.language');
    expect(wrongIn({ ...feishu, service: 'telegram' })).toBe('chat.service');
  });

  it('shows the end of hook and secret, and of a short one nothing', () => {
    expect(maskChat(chatOf(told))).toMatchObject({
      hook: 'open.feishu.cn/open-apis/bot/v2/hook/••••4e1f',
      secret: '••••9f2c',
    });
    expect(maskChat({ ...chatOf(told), secret: 'short' }).secret).toBe('••••');
    const masked = Object.entries(hooks).map(([, hook]) => maskChat({ hook }).hook);
    expect(masked).toEqual([
      'qyapi.weixin.qq.com/cgi-bin/webhook/send?key=••••4e1f',
      'oapi.dingtalk.com/robot/send?access_token=••••4e1f',
      'open.feishu.cn/open-apis/bot/v2/hook/••••4e1f',
      'hooks.slack.com/services/••••4e1f',
    ]);
  });

  it('keeps no more of them in the history, from which they do not come back', () => {
    const next = withChat(told, { hook: hooks.feishu.replace('4e1f', '9a9b'), secret: null });
    const lines = next.history.filter(({ field }) => field === 'hook' || field === 'secret');
    const start = 'open.feishu.cn/open-apis/bot/v2/hook/••••';
    expect(lines.map(({ from, to }) => [from, to])).toEqual([
      [undefined, `${start}4e1f`],
      [undefined, '••••9f2c'],
      [`${start}4e1f`, `${start}9a9b`],
      ['••••9f2c', undefined],
    ]);
    expect(JSON.stringify(next.history)).not.toContain(key);
    for (const line of lines) {
      expect(canBeTakenBack(line, next.history)).toBe(false);
      expect(decideTakeBack(next, { line: line.id }, context)).toMatchObject({
        reason: 'line-secret',
      });
    }
  });

  it('comes back in its other fields, but not as half of a group', () => {
    const moved = withChat(told, { stop: 1 });
    const line = moved.history.at(-1)?.id ?? 0;
    const back = decideTakeBack(moved, { line }, context);
    expect(chatOf(back.settings)).toEqual(feishu);
    const off = withChat(told, {
      ...{ service: null, hook: null, secret: null, language: null, stop: null },
    });
    expect(chatOf(off)).toEqual({});
    const service =
      off.history.find(({ field, to }) => field === 'service' && to === undefined)?.id ?? 0;
    expect(decideTakeBack(off, { line: service }, context)).toMatchObject({
      reason: 'value-invalid',
    });
  });

  it('keeps nobody from changing something else once its host is not allowed any more', () => {
    const hook = `https://localhost:8443/open-apis/bot/v2/hook/${key}`;
    const own = change(null, { service: 'feishu', hook }, ['localhost:8443']).settings;
    expect(withCompany(own, { name: 'Harbour' }).revision).toBe(2);
  });
});

import type { ChatService } from '../record/chat.ts';

interface HookPlace {
  /** The service's own; the first is the usual one. */
  readonly hosts: readonly string[];
  /** What every hook has between host and key. */
  readonly path: string;
  /** What makes it the hook of one group. */
  readonly key: RegExp;
}

/** Where each service takes messages. Sources: the services' pages on incoming web hooks. */
export const hookPlaces: Readonly<Record<ChatService, HookPlace>> = {
  wecom: {
    hosts: ['qyapi.weixin.qq.com'],
    path: '/cgi-bin/webhook/send?key=',
    key: /^[\w-]{16,100}$/,
  },
  dingtalk: {
    hosts: ['oapi.dingtalk.com'],
    path: '/robot/send?access_token=',
    key: /^\w{16,128}$/,
  },
  feishu: {
    hosts: ['open.feishu.cn', 'open.larksuite.com'],
    path: '/open-apis/bot/v2/hook/',
    key: /^[\w-]{16,100}$/,
  },
  slack: {
    hosts: ['hooks.slack.com'],
    path: '/services/',
    key: /^T\w{4,30}\/B\w{4,30}\/\w{12,60}$/,
  },
};

/**
 * Whether an address is a hook of the service, letter for letter, so that nothing else is ever called.
 * @param furtherHosts with their port, which are called as well.
 */
export function isHookOf(
  service: ChatService,
  hook: string,
  furtherHosts: readonly string[] = [],
): boolean {
  const { hosts, path, key } = hookPlaces[service];
  return [...hosts, ...furtherHosts].some((host) => {
    const start = `https://${host}${path}`;
    return hook.startsWith(start) && key.test(hook.slice(start.length));
  });
}

import type { ChatService } from '@yiqiao/contract/record/chat';

/** A service: its name, what it is called elsewhere, and where it has the address of a web hook. */
export interface ServiceWords {
  readonly name: string;
  /** Empty where it is the same. */
  readonly also: string;
  readonly where: string;
}

const services: Readonly<Record<ChatService, ServiceWords>> = {
  wecom: {
    name: 'WeCom',
    also: '企业微信',
    where: 'In the group’s settings, add a message push (a group robot). It shows its address.',
  },
  dingtalk: {
    name: 'DingTalk',
    also: '钉钉',
    where:
      'In the group’s settings, add a custom robot by web hook. Choose the signature (加签) as its security.',
  },
  feishu: {
    name: 'Feishu',
    also: '飞书',
    where:
      'In the group’s settings, add a custom bot. The same for Lark. Its signature (签名校验) is optional.',
  },
  slack: {
    name: 'Slack',
    also: '',
    where: 'At api.slack.com/apps, make an app with an incoming web hook for the channel.',
  },
};

/** The group that is told of everybody’s orders. */
export const chat = {
  lead: 'One message for all, where push cannot be reached. It names nobody.',
  none: 'none',
  which: 'Which',
  services,
  fields: {
    service: 'Which chat',
    hook: 'Address of the web hook',
    secret: 'Signature',
    language: 'Language of the group',
    stop: 'What the group is told',
  },
  told: 'The group is told',
  /** Beside a field of which nothing is shown but its end. */
  isSet: (end: string): string => (end === '' ? 'set' : `set, ends in ${end}`),
  fromRobot: 'from the group’s robot',
  optional: 'optional, from the group’s robot',
  intro:
    'Above the full stop, the group is told at once. What is below it, the console alone shows.',
  nothing: 'Nothing',
  faults: {
    service: 'Choose a chat.',
    hook: (starts: string): string =>
      `Copy the address as the group’s robot shows it. It begins with ${starts}`,
    secret: 'Copy the signature’s key as the group’s robot shows it.',
  },
  test: 'Send a test',
  sending: 'Sending...',
  switchOff: 'Switch off',
  off: {
    title: 'Switched off',
    why: 'The group will be told nothing more. Address and signature are deleted: to switch it on again, copy them from the group’s robot.',
  },
  preview: {
    title: 'In the group',
    robot: 'The group’s robot',
    nothing: 'Nothing.',
    never: 'Never a name, a file or a sum.',
  },
  tests: {
    title: 'Last tests',
    none: 'Nothing was sent since you logged in.',
    took: (seconds: string): string => `${seconds} s`,
    taken: (took: string): string => `taken, ${took}`,
    refused: (said: string): string => `refused: ${said}`,
    unreachable: (took: string): string => `no answer, ${took}`,
    checkSignature: 'Check the signature.',
    checkAddress: 'Can the server reach it? Try again.',
  },
  doneWhy: 'The group is told like this from now on.',
  inHistory: (field: string): string => `Chat: ${field}`,
};

export type ChatTexts = typeof chat;

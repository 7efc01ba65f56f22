import type { requestWays } from '@yiqiao/contract/commands/office/open-request';

type RequestWay = (typeof requestWays)[number];

/** The form for a request that a client has not sent themselves, and what is done with it then. */
export const newRequest = {
  title: 'New request',
  lead: 'A name is enough. The rest can follow.',
  way: 'It came by',
  ways: {
    telephone: 'Telephone',
    wechat: 'WeChat',
    counter: 'Counter',
    mail: 'Mail',
  } as Readonly<Record<RequestWay, string>>,
  name: 'Name',
  known: 'Known clients',
  requests: (count: number): string => (count === 1 ? '1 request' : `${count} requests`),
  email: 'Email',
  contact: 'Telephone, WeChat',
  said: 'What was said',
  onlyUs: 'only us',
  service: 'Service',
  wanted: 'Wanted by',
  page: 'Their page',
  pageHint: 'From the name; change it if they prefer another.',
  send: 'Open the request',
  sending: 'Opening...',
  follows: 'What follows',
  /** In this order. */
  consequences: [
    'It stands in the list like any other, with the way it came in its history.',
    'The reply is due in 24 hours, as for all.',
    'You get its link to hand on. Nothing is mailed unless you mail it.',
  ] as readonly string[],
  offline:
    'You are offline. It is kept on this device and opened with the next connection; its link comes then.',
  opened: (reference: string): string => `Opened: ${reference}`,
  waiting: 'Not opened yet',
  edit: 'Edit',
  handOn: {
    title: 'Hand the link on',
    text: 'Whoever has it sees the page of this request.',
    ready: 'Ready to paste',
    copyText: 'Copy text',
    copyLink: 'Copy link',
    copied: 'Copied',
    byHand: 'The clipboard cannot be reached: copy it from here.',
    mail: 'Mail it',
    code: 'Show as a code',
    hideCode: 'Hide the code',
    codeOf: (reference: string): string => `Code with the link to ${reference}`,
    offline: 'You are offline. The link comes from the server.',
  },
};

export type NewRequestTexts = typeof newRequest;

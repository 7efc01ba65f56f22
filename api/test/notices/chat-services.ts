import { createHmac } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { hookPlaces } from '@yiqiao/contract/chat/chat-hooks';
import type { ChatService } from '@yiqiao/contract/record/chat';
import * as z from 'zod/mini';
import { testCertificate } from '../mail/test-certificate.ts';

/** A message that a group has got, with its link if it has one. */
export interface ChatMessageTaken {
  readonly text: string;
  readonly url: string | undefined;
  /** The body as it came. */
  readonly body: string;
}

export interface ChatServices {
  /** As in the setting. */
  readonly host: string;
  readonly taken: ChatMessageTaken[];
  /** How often they were asked, whatever they answered. */
  asked(): number;
  hookOf(service: ChatService): string;
  /** Messages that are not signed with it are refused from now on, where a service signs. */
  sign(secret: string | null): void;
  /** Answers this to everything, until told otherwise. */
  answer(next: { status: number; body: string; headers?: Record<string, string> } | null): void;
  close(): void;
}

const keys: Readonly<Record<ChatService, string>> = {
  wecom: '0a1b2c3d-1111-2222-3333-444455554e1f',
  dingtalk: 'ab12'.repeat(16),
  feishu: '9a8b7c6d-1111-2222-3333-444455554e1f',
  slack: 'T0123ABCD/B0123ABCD/aBcDeFgHiJkLmNoP4e1f',
};

/** All four, which answer as theirs do and check signatures by their documentation. @param clock in ms since the epoch. */
export async function openChatServices(clock = Date.now): Promise<ChatServices> {
  const taken: ChatMessageTaken[] = [];
  let asked = 0;
  let secret: string | null = null;
  let next: Parameters<ChatServices['answer']>[0] = null;

  const server = createServer(testCertificate, async (request, response) => {
    asked += 1;
    const body: unknown = await json(request).catch(() => null);
    const url = new URL(request.url ?? '', services.host && `https://${services.host}`);
    const own = Object.entries(readers).find(([service]) =>
      `${url.pathname}${url.search}`.startsWith(pathOf(service as ChatService)),
    );
    if (own === undefined || request.method !== 'POST' || next !== null) {
      const { status, body: text, headers } = next ?? { status: 404, body: 'Nothing here.' };
      response.writeHead(status, headers).end(text);
      return;
    }
    const [, read] = own;
    const answer = read({ url, body, secret, now: clock() });
    if ('text' in answer) taken.push({ ...answer, body: JSON.stringify(body) });
    response.writeHead('text' in answer ? 200 : answer.status).end(answer.says);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const services: ChatServices = {
    host: `localhost:${port}`,
    taken,
    asked: () => asked,
    hookOf: (service) => `https://localhost:${port}${pathOf(service)}`,
    sign(next) {
      secret = next;
    },
    answer(answer) {
      next = answer;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return services;
}

const pathOf = (service: ChatService) => hookPlaces[service].path + keys[service];

interface Asked {
  readonly url: URL;
  readonly body: unknown;
  readonly secret: string | null;
  readonly now: number;
}

type Answer =
  | { readonly says: string; readonly text: string; readonly url: string | undefined }
  | { readonly says: string; readonly status: number };

const readers: Readonly<Record<ChatService, (asked: Asked) => Answer>> = {
  wecom({ body }) {
    const says = '{"errcode":0,"errmsg":"ok"}';
    const { text } = z.parse(
      z.object({ msgtype: z.literal('text'), text: z.object({ content: z.string() }) }),
      body,
    );
    const [line = '', url] = text.content.split('\n');
    return { says, text: line, url };
  },
  dingtalk({ url, body, secret, now }) {
    const timestamp = url.searchParams.get('timestamp') ?? '';
    const sign = url.searchParams.get('sign') ?? '';
    const right =
      secret && createHmac('sha256', secret).update(`${timestamp}\n${secret}`).digest('base64');
    if (secret && (sign !== right || Math.abs(now - Number(timestamp)) > 3_600_000)) {
      return {
        status: 200,
        says: '{"errcode":310000,"errmsg":"description:机器人发送签名不匹配"}',
      };
    }
    const says = '{"errcode":0,"errmsg":"ok"}';
    const schema = z.union([
      z.object({ msgtype: z.literal('text'), text: z.object({ content: z.string() }) }),
      z.object({
        msgtype: z.literal('markdown'),
        markdown: z.object({ title: z.string(), text: z.string() }),
      }),
    ]);
    const message = z.parse(schema, body);
    if (message.msgtype === 'text') return { says, text: message.text.content, url: undefined };
    const [, text = '', link] = /^(.*)\n\n\[.+\]\((.+)\)$/.exec(message.markdown.text) ?? [];
    return { says, text, url: link };
  },
  feishu({ body, secret, now }) {
    const { timestamp = '', sign } = z.parse(
      z.object({ timestamp: z.optional(z.string()), sign: z.optional(z.string()) }),
      body,
    );
    const right = secret && createHmac('sha256', `${timestamp}\n${secret}`).digest('base64');
    if (secret && (sign !== right || Math.abs(now / 1000 - Number(timestamp)) > 3600)) {
      const msg = 'sign match fail or timestamp is not within one hour from current time';
      return { status: 200, says: JSON.stringify({ code: 19021, data: {}, msg }) };
    }
    const says = '{"StatusCode":0,"StatusMessage":"success","code":0,"data":{},"msg":"success"}';
    const part = z.object({ text: z.string(), href: z.optional(z.string()) });
    const lines = z.record(z.string(), z.object({ content: z.array(z.array(part)) }));
    const schema = z.union([
      z.object({ msg_type: z.literal('text'), content: z.object({ text: z.string() }) }),
      z.object({ msg_type: z.literal('post'), content: z.object({ post: lines }) }),
    ]);
    const message = z.parse(schema, body);
    if (message.msg_type === 'text') return { says, text: message.content.text, url: undefined };
    const [post] = Object.values(message.content.post);
    const [first, second] = post?.content.flat() ?? [];
    return { says, text: first?.text ?? '', url: second?.href };
  },
  slack({ body }) {
    const { text } = z.parse(z.object({ text: z.string() }), body);
    const [line = '', link] = text.split('\n');
    return { says: 'ok', text: line, url: /^<(.+)\|.+>$/.exec(link ?? '')?.[1] };
  },
};

import { createHmac } from 'node:crypto';
import type { ChatSection, ChatService } from '@yiqiao/contract/record/chat';
import type { Language } from '@yiqiao/contract/text/languages';

/** What a group is told. */
export interface ChatMessage {
  readonly text: string;
  readonly language: Language;
  /** Absent where nobody has said under which address the console is. */
  readonly link?: { readonly words: string; readonly url: string };
}

/** A group, and the robot that writes to it. */
export interface ChatGroup extends Pick<ChatSection, 'secret'> {
  readonly service: ChatService;
  readonly hook: string;
}

export interface ChatCall {
  readonly url: string;
  readonly body: object;
}

/** The call with which a service takes a message. @param at in ms since the epoch. */
export function toChatCall(group: ChatGroup, message: ChatMessage, at: number): ChatCall {
  const { service, hook } = group;
  switch (service) {
    case 'wecom':
      return { url: hook, body: toWeCom(message) };
    case 'dingtalk':
      return { url: hook + signDingTalk(group, at), body: toDingTalk(message) };
    case 'feishu':
      return { url: hook, body: { ...signFeishu(group, at), ...toFeishu(message) } };
    case 'slack':
      return { url: hook, body: toSlack(message) };
  }
}

/** Plain text, which WeChat shows as well; an address in it can be pressed. */
function toWeCom({ text, link }: ChatMessage) {
  return { msgtype: 'text', text: { content: link === undefined ? text : `${text}\n${link.url}` } };
}

function toDingTalk({ text, link }: ChatMessage) {
  if (link === undefined) return { msgtype: 'text', text: { content: text } };
  const linked = `${text}\n\n[${link.words}](${link.url})`;
  return { msgtype: 'markdown', markdown: { title: text, text: linked } };
}

function toFeishu({ text, link, language }: ChatMessage) {
  if (link === undefined) return { msg_type: 'text', content: { text } };
  const lines = [[{ tag: 'text', text }], [{ tag: 'a', text: link.words, href: link.url }]];
  const locale = language === 'en' ? 'en_us' : 'zh_cn';
  return { msg_type: 'post', content: { post: { [locale]: { content: lines } } } };
}

function toSlack({ text, link }: ChatMessage) {
  const linked = link === undefined ? text : `${text}\n<${link.url}|${link.words}>`;
  return { text: linked, unfurl_links: false };
}

/** HMAC-SHA256 of time in ms and secret, with the secret; in the address. */
function signDingTalk({ secret }: ChatGroup, at: number): string {
  if (secret === undefined) return '';
  const signature = createHmac('sha256', secret).update(`${at}\n${secret}`).digest('base64');
  return `&timestamp=${at}&sign=${encodeURIComponent(signature)}`;
}

/** HMAC-SHA256 of nothing, with time in seconds and secret; in the body. */
function signFeishu({ secret }: ChatGroup, at: number) {
  if (secret === undefined) return {};
  const timestamp = `${Math.floor(at / 1000)}`;
  return { timestamp, sign: createHmac('sha256', `${timestamp}\n${secret}`).digest('base64') };
}

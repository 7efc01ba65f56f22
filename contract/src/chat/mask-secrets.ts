import { type ChatSection, chatServices } from '../record/chat.ts';
import { hookPlaces } from './chat-hooks.ts';

const shownCharacters = 4;

/** Fields of the settings that are shown as their last characters; the history never holds more of them. */
const maskOf: Readonly<Record<string, (value: string) => string>> = {
  'chat.hook': maskHook,
  'chat.secret': maskSecret,
};

/** Whether a field of the settings is a secret, of which nothing can be taken back. */
export function isSecretField(section: string, field: string): boolean {
  return Object.hasOwn(maskOf, `${section}.${field}`);
}

/** A value of a field as it may be told. */
export function maskValue<Value>(section: string, field: string, value: Value): Value | string {
  const mask = isSecretField(section, field) ? maskOf[`${section}.${field}`] : undefined;
  return mask !== undefined && typeof value === 'string' ? mask(value) : value;
}

/** The section as it leaves the server. */
export function maskChat(chat: ChatSection): ChatSection {
  const { hook, secret } = chat;
  return {
    ...chat,
    ...(hook !== undefined && { hook: maskHook(hook) }),
    ...(secret !== undefined && { secret: maskSecret(secret) }),
  };
}

/** "open.feishu.cn/open-apis/bot/v2/hook/••••4e1f": what is the same for every group, and the end. */
function maskHook(hook: string): string {
  const bare = hook.replace(/^https:\/\//, '');
  const paths = chatServices.map((service) => hookPlaces[service].path);
  const path = paths.find((one) => bare.includes(one));
  if (path === undefined) return maskSecret(hook);
  const start = bare.indexOf(path) + path.length;
  return bare.slice(0, start) + maskSecret(bare.slice(start));
}

/** Of a short one, nothing. */
function maskSecret(secret: string): string {
  const isLong = secret.length >= 3 * shownCharacters;
  return `••••${isLong ? secret.slice(-shownCharacters) : ''}`;
}

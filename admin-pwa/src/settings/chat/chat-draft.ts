import {
  type ChatSection,
  type ChatService,
  firstChatStop,
  signedServices,
} from '@yiqiao/contract/record/chat';
import type { Language } from '@yiqiao/contract/text/languages';
import type { ChatDraft } from '../../state/settings-sitting.ts';

/** In the order in which they are asked for. */
export const chatFields = ['service', 'hook', 'secret', 'language', 'stop'] as const;

export type ChatField = (typeof chatFields)[number];

/** The group as the form shows it, with what is not live yet. */
export interface ShownChat {
  readonly service: ChatService | undefined;
  readonly hook: string;
  readonly secret: string;
  readonly language: Language;
  readonly stop: number;
}

export function showChat(live: ChatSection, draft: ChatDraft = {}): ShownChat {
  const service = draft.service ?? live.service;
  // Another chat has another robot, with an address and a key of its own.
  const held = service === live.service ? live : {};
  return {
    service,
    hook: draft.hook ?? held.hook ?? '',
    secret: canSign(service) ? (draft.secret ?? held.secret ?? '') : '',
    language: draft.language ?? live.language ?? 'en',
    stop: draft.stop ?? live.stop ?? firstChatStop,
  };
}

export function canSign(service: ChatService | undefined): boolean {
  return service !== undefined && signedServices.includes(service);
}

/** What the server is asked to change. */
export function toChatPatch(live: ChatSection, draft: ChatDraft): ReadonlyMap<ChatField, unknown> {
  const kept = chatFields.filter((field) => live[field] !== undefined);
  if (draft.isOff) return new Map(kept.map((field) => [field, null]));
  const before = showChat(live);
  const after = showChat(live, draft);
  const secretBefore = live.secret ?? '';
  const changes = {
    service: after.service !== before.service && after.service,
    hook: textChange(before.hook, after.hook),
    secret: textChange(secretBefore, after.secret),
    language: after.language !== before.language && after.language,
    stop: after.stop !== before.stop && after.stop,
  };
  const changed = chatFields.filter((field) => changes[field] !== false);
  return new Map(changed.map((field) => [field, changes[field]]));
}

/** @returns `null` where it is taken away. */
function textChange(before: string, typed: string): string | null | false {
  const after = typed.trim();
  return after !== before && (after === '' ? null : after);
}

const mask = '•';

/** The last characters of a secret, which are all that is known of it. */
export function endOf(shown: string): string {
  return shown.slice(shown.lastIndexOf(mask) + 1);
}

/** What somebody types into a secret of which the end is shown: that alone takes its place. */
export function typedOver(shown: string, text: string): string {
  if (!shown.includes(mask) || !text.includes(mask)) return text;
  let start = 0;
  while (start < text.length && text[start] === shown[start]) start += 1;
  const longest = Math.min(text.length, shown.length) - start;
  let end = 0;
  while (end < longest && text.at(-1 - end) === shown.at(-1 - end)) end += 1;
  return text.slice(start, text.length - end);
}

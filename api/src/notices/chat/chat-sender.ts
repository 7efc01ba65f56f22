import { isHookOf } from '@yiqiao/contract/chat/chat-hooks';
import { reasonOf } from '@yiqiao/ports/log';
import { type CallOut, shortenSaid } from '../../outgoing/call-out.ts';
import { TargetRefused } from '../../outgoing/check-target.ts';
import { type ChatGroup, type ChatMessage, toChatCall } from './chat-message.ts';
import { type ChatResult, judgeAnswer } from './judge-answer.ts';

export type SendChat = (
  group: ChatGroup,
  message: ChatMessage,
  signal?: AbortSignal,
) => Promise<ChatResult>;

interface SenderOptions {
  readonly callOut: Pick<CallOut, 'call'>;
  /** Called beside the services' own hosts. */
  readonly furtherHosts: readonly string[];
  readonly clock: () => number;
}

/** Writes to a group at the hook of its robot, and nowhere else. Never rejects but when it is aborted. */
export function createChatSender({ callOut, furtherHosts, clock }: SenderOptions): SendChat {
  async function send(group: ChatGroup, message: ChatMessage, signal: AbortSignal | undefined) {
    // What was stored when another host was allowed, or by another program, is not called.
    if (!isHookOf(group.service, group.hook, furtherHosts)) {
      throw new TargetRefused(`It is no hook of ${group.service}.`);
    }
    const { url, body: content } = toChatCall(group, message, clock());
    const body = Buffer.from(JSON.stringify(content));
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    return judgeAnswer(group.service, await callOut.call(url, { headers, body, signal }));
  }

  return async (group, message, signal) => {
    const result = await send(group, message, signal).catch((error: unknown): ChatResult => {
      if (signal?.aborted) throw error;
      const kind = error instanceof TargetRefused ? 'refused' : 'unreachable';
      return { kind, said: reasonOf(error) };
    });
    return { ...result, said: shortenSaid(withoutSecrets(result.said, group)) };
  };
}

/** A service may repeat in its answer what it was called with. */
function withoutSecrets(said: string, { hook, secret = '' }: ChatGroup): string {
  const key = hook.split(/[/=]/).at(-1) ?? '';
  return [hook, key, secret]
    .filter((part) => part !== '')
    .reduce((text, part) => text.replaceAll(part, '••••'), said);
}

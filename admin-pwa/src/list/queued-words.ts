import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';

/** What a row says about a change that the server has not taken. */
export interface QueuedWords {
  readonly tag: string;
  /** What the clock's line says in place of the clock; `null` where the clock is worth more. */
  readonly line: string | null;
  readonly isTrouble: boolean;
}

export function queuedWords(entry: OutboxEntry, isSlow: boolean): QueuedWords {
  const { state, to, server, reason } = entry;
  switch (state) {
    case 'waiting':
      return { tag: isSlow ? 'sending' : 'not sent', line: null, isTrouble: false };
    case 'conflict':
      return {
        tag: 'choose one',
        line: `You: ${to}. Server: ${server?.status ?? 'another status'}`,
        isTrouble: true,
      };
    case 'refused':
      return {
        tag: 'refused',
        line: `${to} was refused${reason ? `: ${reason}` : ''}`,
        isTrouble: true,
      };
  }
}

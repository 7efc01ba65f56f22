import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { reasonText } from '../outbox-view/reason-text.ts';
import { texts } from '../texts/texts.ts';

/** What a row says about a change that the server has not taken. */
export interface QueuedWords {
  readonly tag: string;
  /** What the clock's line says in place of the clock; `null` where the clock is worth more. */
  readonly line: string | null;
  readonly isTrouble: boolean;
}

export function queuedWords(entry: OutboxEntry, isSlow: boolean): QueuedWords {
  const { list, status } = texts();
  const { state, server } = entry;
  const { queued } = list;
  const to = status.name(entry.to);
  switch (state) {
    case 'waiting':
      return { tag: isSlow ? queued.sending : queued.notSent, line: null, isTrouble: false };
    case 'conflict':
      return {
        tag: queued.chooseOne,
        line: queued.both(to, server ? status.name(server.status) : queued.anotherStatus),
        isTrouble: true,
      };
    case 'refused':
      return {
        tag: queued.refused,
        line: queued.wasRefused(to, reasonText(entry)),
        isTrouble: true,
      };
  }
}

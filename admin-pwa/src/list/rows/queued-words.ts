import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import { collidingNames, entryName } from '../../outbox-view/entry-words.ts';
import { reasonText } from '../../outbox-view/reason-text.ts';
import { texts } from '../../texts/texts.ts';

/** What a row says about a change the server has not taken. */
export interface QueuedWords {
  readonly tag: string;
  /** What it would do. */
  readonly name: string;
  /** Replaces the clock's text; `null` if the clock matters more. */
  readonly line: string | null;
  readonly isTrouble: boolean;
}

export function queuedWords(entry: OutboxEntry, isSlow: boolean): QueuedWords {
  const { queued } = texts().list;
  const name = entryName(entry);
  switch (entry.state) {
    case 'waiting':
      return { tag: isSlow ? queued.sending : queued.notSent, name, line: null, isTrouble: false };
    case 'conflict':
      return {
        tag: queued.chooseOne,
        name,
        line: queued.both(...collidingNames(entry)),
        isTrouble: true,
      };
    case 'refused':
      return {
        tag: queued.refused,
        name,
        line: queued.wasRefused(name, reasonText(entry)),
        isTrouble: true,
      };
  }
}

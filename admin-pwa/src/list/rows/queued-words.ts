import { formatDay } from '../../clocks/format-time.ts';
import { moneyText } from '../../figures/money-text.ts';
import {
  isAssignEntry,
  isPaymentEntry,
  type OutboxEntry,
} from '../../offline/outbox/outbox-entry.ts';
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
        line: alikeLine(entry) ?? assignedLine(entry) ?? queued.both(...collidingNames(entry)),
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

/** Two who took one order: "You: yours. Server: Marcus Webb". */
function assignedLine(entry: OutboxEntry): string | null {
  if (!isAssignEntry(entry) || entry.holder === undefined) return null;
  const { assigning, list } = texts();
  const isBack = entry.request.personId === null;
  const own = isBack ? assigning.conflict.nobodysInRow : assigning.conflict.yoursInRow;
  return list.queued.both(own, entry.holder.name);
}

/** Two payments that may be one: "Twice $1,205.20, 24 Nov". */
function alikeLine(entry: OutboxEntry): string | null {
  if (!isPaymentEntry(entry) || entry.alike === undefined) return null;
  const { amount, currency, receivedOn } = entry.alike;
  const sum = moneyText(amount, currency);
  return texts().money.twice.inRow(sum, formatDay(`${receivedOn}T00:00`));
}

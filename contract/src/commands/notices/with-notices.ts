import { isForChat } from '../../chat/is-for-chat.ts';
import { findNotices } from '../../notices/find-notices.ts';
import { findReceivers } from '../../notices/find-receivers.ts';
import { findDueReminders } from '../../notices/find-reminders.ts';
import type { Occasion } from '../../notices/occasion.ts';
import type { ChatSection } from '../../record/chat.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../../record/decision.ts';
import { isOpen, keepNewestNotices, type StoredNotice } from '../../record/stored-notice.ts';
import type { StoredPeople } from '../../record/stored-people.ts';

export type Noticed = Decidable & { readonly notices?: readonly StoredNotice[] };

interface NoticeContext {
  readonly people: StoredPeople;
  /** The office's. */
  readonly chat: ChatSection;
  /** In ms since the epoch. */
  readonly at: number;
}

/**
 * Adds what people are to be told of a change. It follows from comparing the record before and after, like mails, and is
 * stored in the same step; of what nobody wants to be told, nothing is.
 * @param before undefined of a new submission.
 */
export function withNotices<Quote extends Noticed>(
  before: Quote | undefined,
  after: Quote,
  { people, chat, at }: NoticeContext,
): Quote {
  const occasions = findNotices(before, after);
  if (occasions.length === 0) return after;
  const moment = toDateTime(at);
  const named = occasions.map((occasion) => {
    const { kind, job = '', to = '' } = occasion;
    return { id: [kind, job, to, moment].join('.'), ...occasion };
  });
  const notices = addNotices(after, named, { people, chat, at });
  return notices === null ? after : { ...after, notices };
}

/** Adds those that come with time. @param zone the office's. */
export function decideReminders<Quote extends Noticed>(
  quote: Quote,
  { zone, ...context }: NoticeContext & { readonly zone: string },
): Decision<Quote> {
  const notices = addNotices(quote, findDueReminders(quote, context.at, zone), context);
  return notices === null ? { kind: 'unchanged', quote } : changeAside(quote, { notices });
}

type Named = Occasion & { readonly id: string };

/** @returns `null` if none is added. */
function addNotices(
  { notices = [], assignee }: Noticed,
  named: readonly Named[],
  { people, chat, at }: NoticeContext,
): readonly StoredNotice[] | null {
  const next = [...notices];
  for (const { id, kind, job, by, to } of named) {
    const notice: StoredNotice = {
      ...{ id, kind, at: toDateTime(at) },
      ...(job !== undefined && { job }),
      ...(by !== undefined && { by }),
      ...(to !== undefined && { to }),
      told: [],
    };
    const isKnown = next.some((other) => other.id === id || isSame(other, notice));
    const isWanted =
      isForChat(chat, notice) || findReceivers(people, notice, assignee?.id).length > 0;
    if (!isKnown && isWanted) next.push(notice);
  }
  return next.length === notices.length ? null : keepNewestNotices(next);
}

/** Whether one waits that says the same, and has been told to nobody. */
function isSame(waiting: StoredNotice, { kind, job, by, to }: StoredNotice): boolean {
  const isAlike = waiting.kind === kind && waiting.job === job && waiting.to === to;
  return isAlike && waiting.by === by && waiting.told.length === 0 && isOpen(waiting);
}

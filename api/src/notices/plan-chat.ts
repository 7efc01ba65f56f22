import { chatAsDevice, isForChat } from '@yiqiao/contract/chat/is-for-chat';
import { isStillSo } from '@yiqiao/contract/notices/is-still-so';
import type { ChatSection } from '@yiqiao/contract/record/chat';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { keyOf, noticesOf, type Told, tellForMs } from './plan-telling.ts';

/** What becomes of the notices that wait for the group. */
export interface ChatPlan {
  /** What it is told now, in one message; oldest first. */
  readonly about: readonly Told[];
  /** Of what it will not be told any more, since it is too old. */
  readonly givenUp: readonly Told[];
  /** When there is more to be told, in ms since the epoch; infinity if never, as things are. */
  readonly nextAt: number;
  /** Keys of all notices that are left for the group. */
  readonly left: ReadonlySet<string>;
}

interface ChatPlanContext {
  readonly chat: ChatSection;
  readonly at: number;
  /** The office's. */
  readonly zone: string;
  /** Until when the group must be left alone, in ms since the epoch. */
  readonly pausedUntil: number;
  readonly hasTold: (told: Told, device: string) => boolean;
}

/** All that waits is told together, so that no burst is more than a service takes. */
export function planChat(quotes: readonly StoredQuote[], context: ChatPlanContext): ChatPlan {
  const { chat, at, zone, pausedUntil, hasTold } = context;
  const left = noticesOf(quotes).filter(
    (told) =>
      isForChat(chat, told.notice) &&
      isStillSo(told.quote, told.notice, { at, zone }) &&
      !told.notice.told.includes(chatAsDevice) &&
      !hasTold(told, chatAsDevice),
  );
  const isOver = ({ notice }: Told) => at - Date.parse(notice.at) > tellForMs;
  const fresh = left.filter((told) => !isOver(told));
  const isPaused = pausedUntil > at;
  return {
    about: isPaused ? [] : fresh,
    givenUp: left.filter(isOver),
    nextAt: isPaused && fresh.length > 0 ? pausedUntil : Number.POSITIVE_INFINITY,
    left: new Set(left.map(keyOf)),
  };
}

import type { NoticeEvent, NoticeKind } from '../../record/notice.ts';
import type { NoticeWords } from './notice-words.ts';

/** How often each event happened, in the order in which they are named. */
export type EventCounts = ReadonlyMap<NoticeEvent, number>;

/** "A question. YQ-7F3K-Q2ZD" */
export function sayOne(words: NoticeWords, kind: NoticeKind, reference: string): string {
  return words.withReference(words.one[kind], reference);
}

/** "2 new requests." */
export function saySeveral(words: NoticeWords, event: NoticeEvent, count: number): string {
  return words.sentence([words.several[event](count)]);
}

/** "3 new requests, 2 questions." */
export function sayCounts(words: NoticeWords, counts: EventCounts): string {
  return words.sentence(Array.from(counts, ([event, count]) => words.several[event](count)));
}

/** "While it was quiet: 3 new requests, 2 questions." */
export function sayWhileQuiet(words: NoticeWords, counts: EventCounts): string {
  return words.whileQuiet(Array.from(counts, ([event, count]) => words.several[event](count)));
}

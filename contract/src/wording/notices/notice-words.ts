import type { NoticeEvent, NoticeKind } from '../../record/notice.ts';

/** What notices say, in one language. */
export interface NoticeWords {
  /** Of one thing, before the reference. */
  readonly one: Readonly<Record<NoticeKind, string>>;
  /** How many of an event, as part of a sentence. */
  readonly several: Readonly<Record<NoticeEvent, (count: number) => string>>;
  readonly sentence: (parts: readonly string[]) => string;
  readonly withReference: (text: string, reference: string) => string;
  readonly whileQuiet: (parts: readonly string[]) => string;
  /** Of the notice that is sent when somebody tries a device. */
  readonly trial: string;
  /** Of the message that is sent when somebody tries the chat. */
  readonly chatTrial: string;
  /** Of the link in a message. */
  readonly open: string;
}

import * as z from 'zod/mini';
import { languages } from '../text/languages.ts';
import { type NoticeEvent, noticeEvents } from './notice.ts';

/** The chats whose groups take messages at a web hook. */
export const chatServices = ['wecom', 'dingtalk', 'feishu', 'slack'] as const;

export type ChatService = (typeof chatServices)[number];

/** What a group can be told of, the most urgent first; what is handed over concerns one person. */
export const chatEvents: readonly NoticeEvent[] = noticeEvents.filter(
  (event) => event !== 'handed-over',
);

/** Overdue and due soon. */
export const firstChatStop = 2;

/** Those whose robots can ask for a signature. */
export const signedServices: readonly ChatService[] = ['dingtalk', 'feishu'];

/** The group that is told; without a service, none. Hook and secret leave the server masked. */
export const chatSectionSchema = z.object({
  service: z.optional(z.enum(chatServices)),
  /** The address at which the group's robot takes messages. Whoever has it can write to the group. */
  hook: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** With which messages are signed, where the robot asks for it. */
  secret: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** Of the messages; English if it was never chosen. */
  language: z.optional(z.enum(languages)),
  /** How many of `chatEvents`, from the top, the group is told; `firstChatStop` if it was never chosen. */
  stop: z.optional(z.int().check(z.gte(0), z.lte(chatEvents.length))),
});

export type ChatSection = Readonly<z.infer<typeof chatSectionSchema>>;

/**
 * What became of a message that was sent for a trial. `refused`: the service did not take it, in its words, `said`.
 * `unreachable`: it did not answer.
 */
export const chatTrialSchema = z.object({
  outcome: z.enum(['taken', 'refused', 'unreachable']),
  said: z.optional(z.string()),
  /** How long it took. */
  tookMs: z.int(),
});

export type ChatTrial = Readonly<z.infer<typeof chatTrialSchema>>;

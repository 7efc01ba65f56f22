import * as z from 'zod/mini';
import { isTimeZone } from '../text/time-zone.ts';

/** What a person can be told of, the most urgent first. */
export const noticeEvents = [
  'overdue',
  'due-soon',
  'handed-over',
  'question',
  'answered',
  'handed-in',
  'paid',
  'new-request',
] as const;

export type NoticeEvent = (typeof noticeEvents)[number];

/** What exactly has happened, and the event that it counts as. */
export const noticeKinds = {
  overdue: 'overdue',
  'reply-soon': 'due-soon',
  'delivery-today': 'due-soon',
  'job-today': 'due-soon',
  'order-handed-over': 'handed-over',
  'job-offered': 'handed-over',
  'job-changed': 'handed-over',
  'job-returned': 'handed-over',
  'job-taken-back': 'handed-over',
  question: 'question',
  answer: 'question',
  'job-message': 'question',
  file: 'question',
  revision: 'question',
  wish: 'question',
  'quote-accepted': 'answered',
  'quote-declined': 'answered',
  'job-accepted': 'answered',
  'job-declined': 'answered',
  'handed-in': 'handed-in',
  paid: 'paid',
  'new-request': 'new-request',
} as const satisfies Readonly<Record<string, NoticeEvent>>;

export type NoticeKind = keyof typeof noticeKinds;

/** Those that come with time, instead of with a change. */
export const reminderKinds = [
  'overdue',
  'reply-soon',
  'delivery-today',
  'job-today',
] as const satisfies readonly NoticeKind[];

export type ReminderKind = (typeof reminderKinds)[number];

export function isReminder(kind: string): kind is ReminderKind {
  return reminderKinds.some((one) => one === kind);
}

/** Those that a translator can be told of. */
export const translatorEvents = ['overdue', 'due-soon', 'handed-over', 'question'] as const;

/** How many devices of a person are told; a further one takes the place of the oldest. */
export const maxDevices = 10;

/** The events above the full stop of a new device: a translator's files still are, a payment is not. */
export const firstStop = noticeEvents.indexOf('handed-in') + 1;

const clockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** When nothing is told at once; what came meanwhile is told in one notice at the end. */
export const quietSchema = z.object({
  /** By the clock of `zone`. A `to` before `from` is on the next day; the same as `from`: no hours of a day. */
  from: clockTime,
  to: clockTime,
  /** Saturday and Sunday, all day. */
  weekend: z.boolean(),
  /** An IANA name. */
  zone: z.string().check(z.maxLength(60), z.refine(isTimeZone)),
});

export type Quiet = Readonly<z.infer<typeof quietSchema>>;

const stopSchema = z.int().check(z.gte(0), z.lte(noticeEvents.length));

/** How a person wants to be told, on all their devices. */
export const noticeChoicesSchema = z.object({
  /** All events, those that matter most to the person first. */
  order: z.array(z.enum(noticeEvents)).check(
    z.length(noticeEvents.length),
    z.refine((order) => new Set(order).size === noticeEvents.length),
  ),
  /** `mine`: my orders and those that nobody has. */
  whose: z.enum(['mine', 'all']),
  quiet: z.optional(quietSchema),
});

export type NoticeChoices = Readonly<z.infer<typeof noticeChoicesSchema>>;

export const firstChoices: NoticeChoices = { order: [...noticeEvents], whose: 'mine' };

/** A device that is told, as its person sees it. */
export const noticeDeviceSchema = z.object({
  id: z.string(),
  /** As where somebody is logged in: "Chrome on Windows". */
  name: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
  /** How many events of the person's order, from the top, are told at once. */
  stop: stopSchema,
  since: z.iso.datetime(),
});

export type NoticeDevice = z.infer<typeof noticeDeviceSchema>;

/** This device first, then the newest. */
export const ownNoticesSchema = z.object({
  choices: noticeChoicesSchema,
  devices: z.array(noticeDeviceSchema),
});

export type OwnNotices = z.infer<typeof ownNoticesSchema>;

/** A part that is left out stays; devices that there are no more are passed over. */
export const changeNoticesSchema = z.object({
  choices: z.optional(noticeChoicesSchema),
  /** By the device's id. */
  stops: z.optional(z.record(z.string(), stopSchema)),
});

const endpointSchema = z.string().check(z.maxLength(1000), z.regex(/^https:\/\/\S+$/));
const base64url = /^[\w-]+={0,2}$/;

/** As `PushSubscription.toJSON()` gives it. */
export const subscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({
    /** The browser's public key: a point of P-256, uncompressed. */
    p256dh: z.string().check(z.maxLength(90), z.regex(base64url)),
    auth: z.string().check(z.maxLength(24), z.regex(base64url)),
  }),
});

export type Subscription = Readonly<z.infer<typeof subscriptionSchema>>;

export const endedSubscriptionSchema = z.pick(subscriptionSchema, { endpoint: true });

/**
 * What became of a notice that was sent for a trial. `taken`: the push service has it. `gone`: it knows this device no
 * more, which is taken off the list; subscribing anew helps. `refused`: in its words, `said`. `unreachable`: it did not answer.
 */
export const noticeTrialSchema = z.object({
  outcome: z.enum(['taken', 'gone', 'refused', 'unreachable']),
  /** The HTTP status of the push service. */
  status: z.optional(z.int()),
  said: z.optional(z.string()),
});

export type NoticeTrial = z.infer<typeof noticeTrialSchema>;

/** What a push carries, in the form of Declarative Web Push. Nothing of a client is in it. */
export const pushPayloadSchema = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.optional(z.string()),
    /** Where a press leads; absolute. */
    navigate: z.string(),
    lang: z.string(),
    /** A later notice of the same tag takes the place of this one. */
    tag: z.string(),
  }),
  app_badge: z.optional(z.int()),
});

export type PushPayload = z.infer<typeof pushPayloadSchema>;

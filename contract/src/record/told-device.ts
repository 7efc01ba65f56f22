import * as z from 'zod/mini';
import { noticeChoicesSchema, noticeDeviceSchema, subscriptionSchema } from './notice.ts';

const dateTime = z.iso.datetime();

/** A device that is told, as stored: with what it takes to tell it. Never leaves the server. */
export const toldDeviceSchema = z.object({
  ...z.pick(noticeDeviceSchema, { id: true, name: true, stop: true, since: true }).shape,
  ...subscriptionSchema.shape,
  /** Digest of the session that it goes with, and ends with. */
  session: z.string(),
  /** Of the credential of that session: with another one, it is told no more. */
  mark: z.string(),
  /** Where its console is, for links; absent where the browser did not say so. */
  origin: z.optional(z.string()),
  /** When its console last said that it is there, to within a day. */
  seenAt: dateTime,
});

export type ToldDevice = Readonly<z.infer<typeof toldDeviceSchema>>;

/** How a person is told, as stored with them. */
export const toldSchema = z.object({
  /** Absent: as everybody begins. */
  choices: z.optional(noticeChoicesSchema),
  /** Oldest first. */
  devices: z.array(toldDeviceSchema),
  /** The last stop of a device by its name, for when it comes again. */
  stops: z.optional(z.record(z.string(), z.int())),
});

export type Told = Readonly<z.infer<typeof toldSchema>>;

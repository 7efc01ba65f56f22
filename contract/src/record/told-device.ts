import * as z from 'zod/mini';

const dateTime = z.iso.datetime();

// As loose as can be: a stored value of a later release must not make a record of people unreadable.

/** A device that is told, as stored: with what it takes to tell it. Never leaves the server. */
export const toldDeviceSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** How many events of the person's order are told at once. */
  stop: z.int(),
  since: dateTime,
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
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
  /** `NoticeChoices`; `choicesOf` reads those of other releases. Absent: as everybody begins. */
  choices: z.optional(
    z.object({
      order: z.array(z.string()),
      whose: z.string(),
      quiet: z.optional(
        z.object({ from: z.string(), to: z.string(), weekend: z.boolean(), zone: z.string() }),
      ),
    }),
  ),
  /** Oldest first. */
  devices: z.array(toldDeviceSchema),
  /** The last stop of a device by its name, for when it comes again. */
  stops: z.optional(z.record(z.string(), z.int())),
});

export type Told = Readonly<z.infer<typeof toldSchema>>;

import { paymentWays } from '@yiqiao/contract/record/recorded-payment';
import { languages } from '@yiqiao/contract/text/languages';
import * as z from 'zod/mini';

/** How this device shows the console. Contains nothing about clients and survives a log-out. */
export const preferencesSchema = z.object({
  /** Every field on every card, instead of compact rows. */
  fullCards: z.boolean(),
  /** Single keys (digits, "/", "?") act on the submission that has the focus. */
  singleKeys: z.boolean(),
  /**
   * Language of the console; the browser's until somebody chooses. A choice only another build knows
   * counts as none.
   */
  language: z.catch(z.optional(z.enum(languages)), undefined),
  /** How the last payment came that was recorded here. */
  paymentWay: z.catch(z.optional(z.enum(paymentWays)), undefined),
  /** The last change of where clients pay of which an owner was told here: its line in the settings' history. */
  accountsLine: z.catch(z.optional(z.int()), undefined),
  /**
   * By the ids of persons: how many of their events are told at once on this device, or that none are to be. Absent:
   * the person has not said. A browser's subscription ends with the session; this is for the next one.
   */
  told: z.catch(
    z.optional(z.record(z.string(), z.union([z.int(), z.literal('nothing')]))),
    undefined,
  ),
  /** How often replies were used here, by their ids. */
  replyUses: z.catch(z.optional(z.record(z.string(), z.int())), undefined),
});

export type Preferences = z.infer<typeof preferencesSchema>;

export const defaultPreferences: Preferences = { fullCards: false, singleKeys: true };

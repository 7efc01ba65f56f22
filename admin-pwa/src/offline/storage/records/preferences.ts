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
  /** How often replies were used here, by their ids. */
  replyUses: z.catch(z.optional(z.record(z.string(), z.int())), undefined),
});

export type Preferences = z.infer<typeof preferencesSchema>;

export const defaultPreferences: Preferences = { fullCards: false, singleKeys: true };

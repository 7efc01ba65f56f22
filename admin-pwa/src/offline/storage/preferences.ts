import { languages } from '@yiqiao/contract/text/languages';
import * as z from 'zod/mini';

/** How this device shows the console. Says nothing about clients, and outlives a log-out. */
export const preferencesSchema = z.object({
  /** Every field on every card, instead of compact rows. */
  fullCards: z.boolean(),
  /** Single keys (digits, "/", "?") act on the submission that has the focus. */
  singleKeys: z.boolean(),
  /** Of the console; the browser's until somebody chooses. One that another build knows is none here. */
  language: z.catch(z.optional(z.enum(languages)), undefined),
});

export type Preferences = z.infer<typeof preferencesSchema>;

export const defaultPreferences: Preferences = { fullCards: false, singleKeys: true };

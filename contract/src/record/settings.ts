import * as z from 'zod/mini';
import { claimsSectionSchema } from '../claims/claims-schema.ts';
import { accountsSectionSchema, companySectionSchema } from '../company-schema.ts';
import { hoursSectionSchema } from '../hours/hours-schema.ts';
import { keptSectionSchema } from '../keeping/kept-schema.ts';
import { currenciesSectionSchema } from '../money/currencies-schema.ts';
import { pricesSectionSchema } from '../money/prices-schema.ts';
import { authorSchema } from './author.ts';
import { chatSectionSchema } from './chat.ts';

/** Each section of the office's settings, with its values. */
export const settingsSections = {
  company: companySectionSchema,
  claims: claimsSectionSchema,
  prices: pricesSectionSchema,
  currencies: currenciesSectionSchema,
  accounts: accountsSectionSchema,
  hours: hoursSectionSchema,
  kept: keptSectionSchema,
  chat: chatSectionSchema,
};

export type SectionName = keyof typeof settingsSections;

export const sectionNames = Object.keys(settingsSections) as readonly SectionName[];

const sectionsSchema = z.object(settingsSections);

export type SettingsSections = Readonly<z.infer<typeof sectionsSchema>>;

/** What holds now, whether or not it was ever changed. */
export const settingsSchema = z.object({
  /** Counts the changes; the ETag for `If-Match`. */
  revision: z.int(),
  /** How many lines its history has had. */
  changes: z.int(),
  ...sectionsSchema.shape,
});

export type OfficeSettings = Readonly<z.infer<typeof settingsSchema>>;

/** A value of one field. */
const valueSchema = z.union([z.string(), z.number(), z.boolean()]);

/** One change of one field. */
export const settingsLineSchema = z.object({
  /** Its number among all that there ever were. */
  id: z.int(),
  at: z.iso.datetime(),
  by: authorSchema,
  section: z.string(),
  /** Its name within the section; that of a part follows a full stop, as in `address.zh-Hans`. */
  field: z.string(),
  /** Absent: there was none before, or there is none since. Of a secret, only its end. */
  from: z.optional(valueSchema),
  to: z.optional(valueSchema),
  /** Id of the line that it takes back. */
  takesBack: z.optional(z.int()),
});

export type SettingsLine = Readonly<z.infer<typeof settingsLineSchema>>;

export const settingsHistorySchema = z.object({
  revision: z.int(),
  /** Newest first. */
  lines: z.array(settingsLineSchema),
});

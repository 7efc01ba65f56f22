import * as z from 'zod/mini';
import { allClaims } from '../claims/claims-schema.ts';
import { accountsOf, type Company, companySectionSchema } from '../company-schema.ts';
import { keptByDefault } from '../keeping/kept-by-default.ts';
import type { KeptSection } from '../keeping/kept-schema.ts';
import { defaultCurrency } from '../money/currency.ts';
import { specifiedPrices } from '../money/prices.ts';
import {
  type OfficeSettings,
  type SettingsSections,
  settingsLineSchema,
  settingsSections,
} from './settings.ts';
import { storedRepliesSchema } from './stored-replies.ts';

/** How many lines the history keeps; the newest are. */
export const maxSettingsLines = 500;

/**
 * The settings of an office as stored. A section is absent until it is first changed: until then `company.json`, the
 * environment, or what the program starts with, holds.
 */
export const storedSettingsSchema = z.object({
  version: z.literal(1),
  /** Counts the changes. */
  revision: z.int(),
  sections: z.partial(z.object(settingsSections)),
  /** What all of the staff read and change; absent until the first was written. */
  replies: z.optional(storedRepliesSchema),
  /** Oldest first. */
  history: z.array(settingsLineSchema),
});

export type StoredSettings = Readonly<z.infer<typeof storedSettingsSchema>>;

/**
 * What holds of sections that were never changed, in an office that starts from a `company.json`.
 * @param kept from the environment.
 */
export function startingSections(
  company: Company,
  kept: KeptSection = keptByDefault,
): SettingsSections {
  return {
    company: z.parse(companySectionSchema, company),
    claims: allClaims,
    prices: specifiedPrices,
    currencies: { quotesBeginWith: defaultCurrency },
    accounts: accountsOf(company),
    hours: {},
    kept,
    chat: {},
  };
}

/** What holds now. @param defaults what holds of a section that was never changed. */
export function settingsOf(
  stored: StoredSettings | null,
  defaults: SettingsSections,
): OfficeSettings {
  const { revision, sections, history } = stored ?? { revision: 0, sections: {}, history: [] };
  const changes = history.at(-1)?.id ?? 0;
  return {
    revision,
    changes,
    company: sections.company ?? defaults.company,
    claims: sections.claims ?? defaults.claims,
    currencies: sections.currencies ?? defaults.currencies,
    accounts: sections.accounts ?? defaults.accounts,
    chat: sections.chat ?? defaults.chat,
    prices: sections.prices ?? defaults.prices,
    hours: sections.hours ?? defaults.hours,
    kept: sections.kept ?? defaults.kept,
  };
}

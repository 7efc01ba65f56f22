import { type ClaimId, type ClaimsSection, listClaimsOff } from './claims/claims-schema.ts';
import type { CompanySection } from './company-schema.ts';
import type { HoursSection } from './hours/hours-schema.ts';
import { isKeptAlike, keptByDefault } from './keeping/kept-by-default.ts';
import type { KeptSection } from './keeping/kept-schema.ts';
import { areSamePrices, type Prices, specifiedPrices } from './money/prices.ts';

/** What pages, mails and paper say of the office: who it is, which of their claims it does not make, what it asks, when it works, how long it keeps things. */
export interface OfficeFacts extends CompanySection {
  /** Absent when it makes all. */
  readonly claimsOff?: readonly ClaimId[];
  /** Of new estimates; absent when they are the specification's. */
  readonly prices?: Prices;
  /** Absent while nothing is said of them. */
  readonly hours?: HoursSection;
  /** Absent when it is as the program comes. */
  readonly kept?: KeptSection;
}

interface Sections {
  readonly company: CompanySection;
  readonly claims: ClaimsSection;
  readonly prices: Prices;
  readonly hours: HoursSection;
  readonly kept: KeptSection;
}

export function officeFacts({ company, claims, prices, hours, kept }: Sections): OfficeFacts {
  const claimsOff = listClaimsOff(claims);
  return {
    ...company,
    ...(claimsOff.length > 0 && { claimsOff }),
    ...(!areSamePrices(prices, specifiedPrices) && { prices }),
    ...(Object.keys(hours).length > 0 && { hours }),
    ...(!isKeptAlike(kept, keptByDefault) && { kept }),
  };
}

import { type ClaimId, type ClaimsSection, listClaimsOff } from './claims/claims-schema.ts';
import type { CompanySection } from './company-schema.ts';
import { areSamePrices, type Prices, specifiedPrices } from './money/prices.ts';

/** What pages, mails and paper say of the office: who it is, which of their claims it does not make, what it asks. */
export interface OfficeFacts extends CompanySection {
  /** Absent when it makes all. */
  readonly claimsOff?: readonly ClaimId[];
  /** Of new estimates; absent when they are the specification's. */
  readonly prices?: Prices;
}

interface Sections {
  readonly company: CompanySection;
  readonly claims: ClaimsSection;
  readonly prices: Prices;
}

export function officeFacts({ company, claims, prices }: Sections): OfficeFacts {
  const claimsOff = listClaimsOff(claims);
  return {
    ...company,
    ...(claimsOff.length > 0 && { claimsOff }),
    ...(!areSamePrices(prices, specifiedPrices) && { prices }),
  };
}

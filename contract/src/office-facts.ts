import { type ClaimId, type ClaimsSection, listClaimsOff } from './claims/claims-schema.ts';
import type { CompanySection } from './company-schema.ts';

/** What pages, mails and paper say of the office: who it is, and which of their claims it does not make. */
export interface OfficeFacts extends CompanySection {
  /** Absent when it makes all. */
  readonly claimsOff?: readonly ClaimId[];
}

interface Sections {
  readonly company: CompanySection;
  readonly claims: ClaimsSection;
}

export function officeFacts({ company, claims }: Sections): OfficeFacts {
  const claimsOff = listClaimsOff(claims);
  return claimsOff.length === 0 ? company : { ...company, claimsOff };
}

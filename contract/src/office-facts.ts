import { type ClaimId, type ClaimsSection, listClaimsOff } from './claims/claims-schema.ts';
import {
  type Company,
  type CompanyFacts,
  type CompanySection,
  withSection,
} from './company-schema.ts';

/** What pages, mails and paper say of the office: who it is, and which of their claims it does not make. */
export interface OfficeFacts extends CompanyFacts {
  /** Absent when it makes all. */
  readonly claimsOff?: readonly ClaimId[];
}

interface Sections {
  readonly company: CompanySection;
  readonly claims: ClaimsSection;
}

/** The facts of `company.json` with what owners have changed since. */
export function officeFacts(startingFrom: Company, { company, claims }: Sections): OfficeFacts {
  const claimsOff = listClaimsOff(claims);
  const facts = withSection(startingFrom, company);
  return claimsOff.length === 0 ? facts : { ...facts, claimsOff };
}

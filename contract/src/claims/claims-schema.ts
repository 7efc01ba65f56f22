import * as z from 'zod/mini';

/** Whether pages make a claim. One that was never decided on is made. */
const claim = z._default(z.boolean('must be true or false'), true);

/**
 * The claims that pages make, in the order in which owners see them. Each can be switched off; whoever leaves it on
 * answers for it. What the program itself sees to, such as deletion, is no claim.
 */
export const claimsSectionSchema = z.object({
  /** Delivery in 24 hours for most projects. */
  deliveryIn24Hours: claim,
  /** 24/7 support. */
  supportAtAnyHour: claim,
  /** 50,000+ projects completed. */
  projectsCompleted: claim,
  /** 2000+ clients. */
  numberOfClients: claim,
  /** 20 years of experience. */
  yearsOfExperience: claim,
  /** 99.9% on-time delivery, among the figures. */
  onTime999: claim,
  /** 99.5% on-time delivery, among the values. */
  onTime995: claim,
  /** Compliance with ISO 9001:2015 and ISO 17100:2015. */
  isoStandards: claim,
  /** Translators are full-time and in-house, never freelancers. */
  neverFreelancers: claim,
  /** They have lived in the other language’s country for at least 5 years. */
  yearsAbroad: claim,
  /** From USD 23 and USD 39 per 1000 words. */
  pricesFrom: claim,
});

export type ClaimsSection = z.infer<typeof claimsSectionSchema>;

export type ClaimId = keyof ClaimsSection;

export const claimIds = Object.keys(claimsSectionSchema.shape) as readonly ClaimId[];

/** What holds until an owner switches one off. */
export const allClaims: ClaimsSection = z.parse(claimsSectionSchema, {});

/** Those that pages do not make. */
export function listClaimsOff(claims: ClaimsSection): readonly ClaimId[] {
  return claimIds.filter((id) => !claims[id]);
}

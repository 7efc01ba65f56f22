import type { ClaimId } from './claims-schema.ts';

/** Where pages make claims, in the order of the menus. */
export const claimPlaces = ['home', 'about', 'services', 'industries', 'legal', 'foot'] as const;

export type ClaimPlace = (typeof claimPlaces)[number];

/** On which pages each of them stands, for owners. The site's tests compare this with the pages. */
export const placesOfClaim: Readonly<Record<ClaimId, readonly ClaimPlace[]>> = {
  deliveryIn24Hours: ['home', 'services'],
  supportAtAnyHour: ['home', 'services', 'industries', 'foot'],
  projectsCompleted: ['home', 'about'],
  numberOfClients: ['about'],
  yearsOfExperience: ['about'],
  onTime999: ['about'],
  onTime995: ['about'],
  isoStandards: ['home', 'about', 'services', 'legal'],
  neverFreelancers: ['about', 'services', 'industries', 'legal'],
  yearsAbroad: ['home', 'about', 'services'],
  pricesFrom: ['home', 'services'],
};

import type { ClaimPlace } from '@yiqiao/contract/claims/claim-places';
import type { ClaimId } from '@yiqiao/contract/claims/claims-schema';

/** The claims that the site’s pages make, each of which an owner can switch off. */
export const claims = {
  shownOf: (shown: number, all: number): string => `${shown} of ${all} shown`,
  lead: 'A claim that is off is gone from every page in three scripts. Whoever leaves it on answers for it.',
  names: {
    deliveryIn24Hours: 'Delivery in 24 hours for most projects',
    supportAtAnyHour: '24/7 support',
    projectsCompleted: '50,000+ projects completed',
    numberOfClients: '2000+ clients',
    yearsOfExperience: '20 years of experience',
    onTime999: '99.9% on-time delivery',
    onTime995: '99.5% on-time delivery',
    isoStandards: 'ISO 9001:2015 and ISO 17100:2015',
    neverFreelancers: 'Translators full-time in-house, never freelancers',
    yearsAbroad: 'Lived at least 5 years in the other country',
    pricesFrom: 'From USD 23 and USD 39 per 1000 words',
  } satisfies Record<ClaimId, string> as Readonly<Record<ClaimId, string>>,
  /** In the history, among lines of other sections. */
  inHistory: (name: string): string => `Claim, ${name}`,
  shown: 'shown',
  off: 'off',
  offSince: (moment: string, person: string): string => `off since ${moment}, ${person}`,
  places: {
    home: 'Home',
    about: 'About',
    services: 'services',
    industries: 'industries',
    legal: 'legal pages',
    foot: 'foot',
  } satisfies Record<ClaimPlace, string> as Readonly<Record<ClaimPlace, string>>,
  /** For those who hear it. */
  standsOn: (places: string): string => `Stands on: ${places}.`,
  fees: (translators: number): string =>
    translators === 1
      ? '1 translator works for a fee here. Is it still true?'
      : `${translators} translators work for a fee here. Is it still true?`,
  preview: {
    title: 'About, then',
    figures: {
      projectsCompleted: 'projects completed',
      numberOfClients: 'clients',
      yearsOfExperience: 'years of experience',
      onTime999: 'on-time delivery',
      onTime995: 'on-time delivery, under Values',
    },
    gone: 'gone',
    /** After what a figure says. */
    goneAfter: (note: string): string => `${note}, gone`,
  },
};

export type ClaimsTexts = typeof claims;

import { ifClaimed, joinClaimed, joinSentences } from '../../claimed.ts';
import type { CoreDescriptions } from '../../pages/page-names.ts';
import { capitalize, offerCounts } from '../offer-counts.ts';

const inHouse = ifClaimed('neverFreelancers', 'Full-time, in-house translators, never freelancers');
const abroad = ifClaimed(
  'yearsAbroad',
  `${inHouse ? ',' : 'Translators'} who have lived at least five years in the other language’s country`,
);
const team = `${inHouse + abroad || 'Native speakers who translate and write between Chinese and English'}.`;
const figures = joinClaimed(
  {
    projectsCompleted: '50,000+ projects',
    numberOfClients: '2,000+ clients',
    yearsOfExperience: '20 years of experience',
  },
  ', ',
);

export const coreDescriptions: CoreDescriptions = {
  services: `Documents, websites, apps, video, audio, search and creative writing between Chinese and English, for ${offerCounts.industries} industries. ${capitalize(offerCounts.services)} services, each with its formats and its hard cases.`,
  quote:
    'Upload your document for an exact quote. Chinese characters and English words are counted in your browser before anything is sent. We reply within 24 hours, weekends included.',
  success: 'Your quote request has been submitted. We will reply within 24 hours.',
  checkout: 'Pay for your translation by card or cryptocurrency.',
  about: joinSentences(team, figures && `${figures}.`),
  terms:
    'What you may expect from a translation we deliver, how revisions and corrections work, who owns the text, and how fees are paid.',
  agreement:
    'How we keep your documents confidential: who may see them, how they are protected, and when they are deleted. It binds us from the moment you upload.',
  privacy:
    'What we store when you use this site and send us a document: where, for how long, who receives it, and how to get a copy of it or have it erased.',
  accessibility:
    'How accessible this site is: what it aims at, how that was tested, its known limits, and where to write if something keeps you out.',
  notFound: 'There is no page at this address.',
};

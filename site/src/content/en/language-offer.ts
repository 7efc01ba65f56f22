import type { LanguageOfferTexts } from '../language-offer.ts';

export const languageOffer: LanguageOfferTexts = {
  text: 'This page is also in English',
  accept: 'Switch to English',
  decline: 'No, thanks',
};

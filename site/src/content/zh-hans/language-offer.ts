import type { LanguageOfferTexts } from '../language-offer.ts';

export const languageOffer: LanguageOfferTexts = {
  text: '本页有简体中文版',
  accept: '换成简体中文',
  decline: '不用了',
};

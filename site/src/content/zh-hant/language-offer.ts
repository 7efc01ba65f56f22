import type { LanguageOfferTexts } from '../language-offer.ts';

export const languageOffer: LanguageOfferTexts = {
  text: '本頁有繁體中文版',
  accept: '換成繁體中文',
  decline: '不用了',
};

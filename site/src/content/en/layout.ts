/** What stands around every page: header and footer. */
export const layout = {
  footerIntro:
    'Translation, transcription and writing between Chinese and English, by native speakers in both.',
  footerSupport: '24/7 Support',
  phoneMenuQuote: 'Get Quote',
};

export type LayoutTexts = typeof layout;

export const copyrightYear = 2024;

export const footerIntro =
  'Translation, transcription and writing between Chinese and English, by native speakers in both.';

export const footerSupport = '24/7 Support';

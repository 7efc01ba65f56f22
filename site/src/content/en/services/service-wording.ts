/** Words that every service page has in common. */
export const serviceWording = {
  specimensCaption: 'Hard cases: the source, the usual mistake, and our translation',
  exchange: { send: 'You send', receive: 'You receive', counted: 'Counted' },
  preparation: {
    general: 'With your request',
    intoChinese: 'For Chinese, tell us',
    intoEnglish: 'For English, tell us',
  },
  questions: 'What clients ask',
};

export type ServiceWording = typeof serviceWording;

export const order = {
  heading: 'Order summary',
  service: 'Translation Service',
  total: 'Total',
  /** What was ordered, in one line. */
  details: (words: string, service: string): string => `${words}, ${service}`,
  /** How many words, where they are not all counted. */
  uncertainWords: (lead: string, words: string): string => `${lead} ${words}`,
  /** After the reason why the amount is a guess, around a link to the quote page. */
  requestFirst: {
    before: ' ',
    link: 'Request the quote',
    after: ' first, and a person counts before you pay anything.',
  },
  included: {
    heading: 'What’s Included',
    items: [
      'Professional translation by native speakers',
      'Quality assurance review',
      'Formatted delivery in original layout',
      'Free revisions within 7 days',
      'Confidentiality guarantee',
    ] as readonly string[],
  },
  badges: [
    { name: 'Secure payment', detail: '256-bit SSL' },
    { name: 'Multiple options', detail: 'Card or cryptocurrency' },
    { name: 'Instant processing', detail: 'Work starts when payment arrives' },
  ] as readonly { readonly name: string; readonly detail: string }[],
};

export const order = {
  heading: 'Order summary',
  service: 'Translation Service',
  total: 'Total',
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

export const request = {
  heading: 'Service Options',
  name: 'Name',
  email: 'Email',
  service: 'Service needed',
  promise: 'We reply within 24 hours, including weekends and holidays.',
  assurances: {
    reading: 'Read in your browser. Nothing leaves this device until you press the button.',
    /** The name of the agreement is a link. */
    agreement: {
      before: 'Covered by our ',
      link: (name: string): string => name,
      after: ' from the first byte.',
    },
    deletion: 'Deleted within 24 hours of project completion.',
  },
};

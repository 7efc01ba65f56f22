export const callToAction = {
  getAQuote: 'Get a Quote',
};

export type CallToAction = typeof callToAction;

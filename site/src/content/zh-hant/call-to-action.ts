import type { CallToAction } from '../en/call-to-action.ts';

export const callToAction: CallToAction = {
  getAQuote: '索取報價',
};

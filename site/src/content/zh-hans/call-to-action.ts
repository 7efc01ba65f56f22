import type { CallToAction } from '../en/call-to-action.ts';

export const callToAction: CallToAction = {
  getAQuote: '获取报价',
};

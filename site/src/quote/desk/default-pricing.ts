import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/money/services';
import type { Pricing } from './desk-state.ts';

/** The rates of a request without a choice. */
export const defaultPricing: Pricing = {
  serviceType: defaultServiceType,
  deliveryTimeline: defaultDeliveryTimeline,
};

import type { PaymentWay } from '@yiqiao/contract/record/recorded-payment';

/** How money came: on the provider's page, or as the office has recorded it. */
export type WayOfPaying = PaymentWay | 'card';

import { describe, expect, it } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const page = { html: '', isCheckout: false, publicOrigin: undefined };

describe('pagePolicy', () => {
  it('lets forms lead to the payment provider where one is set up, and nowhere else', () => {
    const paying = pagePolicy({ ...page, formTargets: ['https://checkout.stripe.com'] });
    expect(paying).toContain("; form-action 'self' https://checkout.stripe.com;");
    expect(pagePolicy(page)).toContain("; form-action 'self';");
  });
});

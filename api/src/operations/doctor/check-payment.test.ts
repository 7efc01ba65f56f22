import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeStripe, openFakeStripe } from '../../../test/payment/fake-stripe.ts';
import { usedEvents } from '../../payment/stripe/read-event.ts';
import { readSettings } from '../../settings/settings.ts';
import { checkPayment } from './check-payment.ts';

const url = 'https://www.example.com/api/payments/stripe';
const endpoint = { url, status: 'enabled', enabled_events: usedEvents, livemode: false };
let stripe: FakeStripe;

beforeAll(async () => {
  stripe = await openFakeStripe();
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.mood = 'well';
  stripe.webhookEndpoints.length = 0;
});

async function check(changes: Record<string, string> = {}) {
  const environment = { ...stripe.environment, PUBLIC_ORIGIN: 'https://www.example.com' };
  const { payment } = readSettings({ ...environment, ...changes }, '/');
  const findings = await checkPayment(payment);
  const text = JSON.stringify(findings);
  expect(text).not.toMatch(/sk_|whsec_/);
  return findings.map(({ severity, what }) => `${severity}: ${what}`).join('\n');
}

describe('checkPayment', () => {
  it('is content without a provider', async () => {
    expect(await checkPayment(null)).toMatchObject([{ severity: 'good' }]);
  });

  it('says in which mode the keys are, and that everything is in place', async () => {
    stripe.webhookEndpoints.push({ ...endpoint, url: 'https://other.example' }, endpoint);
    const found = await check();
    expect(found).toMatch(/^good: Stripe takes the key/);
    expect(found).toContain('warning: No real money is moved');
    expect(found).toContain(`good: Stripe sends its events to ${url}`);
    expect(stripe.requests.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  it.each([
    ['is missing', []],
    ['is switched off', [{ ...endpoint, status: 'disabled' }]],
    ['hears too little', [{ ...endpoint, enabled_events: ['checkout.session.completed'] }]],
  ])('finds a webhook endpoint that %s', async (_, endpoints) => {
    stripe.webhookEndpoints.push(...endpoints);
    expect(await check()).toContain(`problem: `);
  });

  it('finds a key that is refused, and a provider that is away', async () => {
    const wrong = await check({ STRIPE_SECRET_KEY: 'sk_live_another_key' });
    expect(wrong).toContain('problem: Stripe cannot be used');
    expect(wrong).toContain('good: Payments are real');
    stripe.mood = 'away';
    expect(await check()).toContain('does not answer');
  });
});

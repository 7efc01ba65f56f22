import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const complete = {
  STRIPE_SECRET_KEY: 'sk_live_0123456789',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  PUBLIC_ORIGIN: 'https://www.example.com',
};
const read = (environment: Record<string, string>) => readSettings(environment, '/').payment;

describe('readPaymentSettings', () => {
  it('is nothing without keys', () => {
    expect(read({})).toBeNull();
  });

  it('reads the keys, and tells real ones from those for tests', () => {
    expect(read(complete)).toMatchObject({
      webhookSecrets: ['whsec_0123456789'],
      apiUrl: 'https://api.stripe.com',
      checkoutOrigin: 'https://checkout.stripe.com',
      origin: 'https://www.example.com',
      isLive: true,
    });
    const restricted = { ...complete, STRIPE_SECRET_KEY: 'rk_test_0123456789' };
    expect(read(restricted)?.isLive).toBe(false);
    const two = { ...complete, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789, whsec_9876543210' };
    expect(read(two)?.webhookSecrets).toHaveLength(2);
    const local = { ...complete, STRIPE_API_URL: 'http://127.0.0.1:8080/' };
    expect(read(local)?.apiUrl).toBe('http://127.0.0.1:8080');
  });

  it.each([
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: '' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: '' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: '' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_live_0123456789' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'sk_live_01234\n56789' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'sk_live_0123456789' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_0123456789,' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'http://api.stripe.com' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'http://127.0.0.1.example.com' }],
    ['STRIPE_API_URL', { STRIPE_API_URL: 'https://user:secret@api.stripe.com' }],
    ['STRIPE_CHECKOUT_ORIGIN', { STRIPE_CHECKOUT_ORIGIN: 'https://pay.example.com/page' }],
  ])('stops at a wrong %s, and repeats no secret: %j', (name, changes) => {
    const wrong = () => read({ ...complete, ...changes });
    expect(wrong).toThrow(SettingsError);
    expect(wrong).toThrow(new RegExp(`^${name} `));
    expect(wrong).not.toThrow(/0123456789|secret@/);
  });
});

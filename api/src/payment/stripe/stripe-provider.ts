import { createHash } from 'node:crypto';
import type { Language } from '@yiqiao/contract/text/languages';
import * as z from 'zod/mini';
import type { PaymentSettings } from '../../settings/payment-settings.ts';
import {
  type PageOrder,
  type PaymentPage,
  type PaymentProvider,
  ProviderAway,
} from '../payment-provider.ts';
import { encodeForm, type FormValue } from './encode-form.ts';
import { readEvent } from './read-event.ts';
import { createStripeClient } from './stripe-client.ts';
import {
  intentSchema,
  ownerOf,
  refundSchema,
  sessionSchema,
  toPage,
  toRefundFact,
} from './stripe-objects.ts';
import { isSignedByStripe } from './webhook-signature.ts';

interface StripeProviderOptions {
  readonly settings: Pick<PaymentSettings, 'apiUrl' | 'secretKey' | 'webhookSecrets'>;
  readonly clock: () => number;
  readonly timeoutMs?: number | undefined;
}

/**
 * Stripe, with its hosted page: no card number is ever entered on our pages, and none of Stripe's code runs in a
 * client's page. The account's settings decide which ways to pay it offers: cards, Alipay, WeChat Pay.
 */
export function createStripeProvider({
  settings,
  clock,
  timeoutMs,
}: StripeProviderOptions): PaymentProvider {
  const client = createStripeClient({ ...settings, timeoutMs });

  function readPage(answer: unknown): PaymentPage {
    return toPage(parse(sessionSchema, answer), clock());
  }

  return {
    async openPage(order) {
      const form = describePage(order);
      return readPage(await client.post('/v1/checkout/sessions', form, keyOf(order, form)));
    },
    async readPage(session) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(session)}`;
      return readPage(await client.get(path, { expand: ['payment_intent.latest_charge'] }));
    },
    async closePage(session) {
      const path = `/v1/checkout/sessions/${encodeURIComponent(session)}/expire`;
      return readPage(await client.post(path, {}));
    },
    async payBack(intent, key) {
      const form = { payment_intent: intent, reason: 'requested_by_customer' };
      const answer = await client.post('/v1/refunds', form, key);
      return toRefundFact(parse(refundSchema, answer), intent, clock());
    },
    async findOwner(intent) {
      const path = `/v1/payment_intents/${encodeURIComponent(intent)}`;
      return ownerOf(parse(intentSchema, await client.get(path)).metadata);
    },
    readEvent(body, header) {
      const { webhookSecrets: secrets } = settings;
      return isSignedByStripe({ body, header, secrets, now: clock() }) ? readEvent(body) : null;
    },
  };
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, answer);
  if (parsed.success) return parsed.data;
  // Not the response itself, which may name a client.
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new ProviderAway(`The payment provider’s answer cannot be read: ${where}`);
}

const locales: Readonly<Record<Language, string>> = {
  en: 'en',
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-TW',
};

/** Nothing about the client: no name, no address, no document. */
function describePage(order: PageOrder) {
  const { payment, submission, reference, description, cents, language } = order;
  const metadata = { payment, submission };
  return {
    mode: 'payment',
    submit_type: 'pay',
    locale: locales[language],
    client_reference_id: reference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: cents,
          product_data: { name: description },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata, description },
    // Required for WeChat Pay; ignored if the account does not have it.
    payment_method_options: { wechat_pay: { client: 'web' } },
    success_url: order.paidUrl,
    cancel_url: order.backUrl,
  };
}

/** Stripe refuses a different order under a key that it has seen. */
function keyOf({ payment }: PageOrder, form: FormValue): string {
  const digest = createHash('sha256').update(encodeForm(form)).digest('hex').slice(0, 16);
  return `${payment}.${digest}`;
}

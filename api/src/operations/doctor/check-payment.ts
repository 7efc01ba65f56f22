import * as z from 'zod/mini';
import { ProviderRefusal } from '../../payment/payment-provider.ts';
import { usedEvents } from '../../payment/stripe/read-event.ts';
import { createStripeClient, type StripeClient } from '../../payment/stripe/stripe-client.ts';
import type { PaymentSettings } from '../../settings/payment-settings.ts';
import { type Finding, good, problem, warning } from './finding.ts';

const webhookPath = '/api/payments/stripe';

const endpointsSchema = z.object({
  data: z.array(
    z.object({
      url: z.string(),
      status: z.string(),
      enabled_events: z.array(z.string()),
      livemode: z.boolean(),
    }),
  ),
});

type Endpoints = z.infer<typeof endpointsSchema>['data'];

/** Whether clients can pay, and whether the office will be notified. Changes nothing and prints no key. */
export async function checkPayment(settings: PaymentSettings | null): Promise<readonly Finding[]> {
  if (settings === null) {
    return [
      good('Nothing is paid online, and nothing is promised (STRIPE_SECRET_KEY is not set).'),
    ];
  }
  const client = createStripeClient(settings);
  const access = await checkAccess(client);
  const others = [describeMode(settings), describeOrigin(settings)].filter((it) => it !== null);
  if (access.severity === 'problem') return [access, ...others];
  return [access, ...others, await checkWebhook(client, settings)];
}

async function checkAccess(client: StripeClient): Promise<Finding> {
  try {
    await client.get('/v1/checkout/sessions', { limit: 1 });
    return good('Stripe takes the key.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return problem(
      `Stripe cannot be used: ${reason}`,
      error instanceof ProviderRefusal
        ? 'Check STRIPE_SECRET_KEY; a restricted key needs to write Checkout Sessions and to read Payment Intents.'
        : 'Does this machine reach STRIPE_API_URL? Clients are told meanwhile that they cannot pay.',
    );
  }
}

function describeMode({ isLive }: PaymentSettings): Finding {
  if (isLive) return good('Payments are real: the key is a live one.');
  return warning(
    'No real money is moved: STRIPE_SECRET_KEY is a test key.',
    'Before clients pay, set the live key and the signing secret of the live webhook endpoint.',
  );
}

/** Stripe sends events to https only, except in tests. */
function describeOrigin({ origin, isLive }: PaymentSettings): Finding | null {
  if (!isLive || origin.startsWith('https:')) return null;
  return problem(
    'PUBLIC_ORIGIN is not https: Stripe sends no events there.',
    'Set the address of the site behind TLS.',
  );
}

async function checkWebhook(client: StripeClient, settings: PaymentSettings): Promise<Finding> {
  const url = settings.origin + webhookPath;
  const endpoints = await listEndpoints(client);
  if (endpoints === null) {
    return warning(
      'The webhook endpoints cannot be listed with this key.',
      `Look in Stripe's dashboard whether there is one for ${url}.`,
    );
  }
  const ours = endpoints.find((endpoint) => endpoint.url === url);
  if (ours === undefined) {
    return problem(
      `Stripe has no webhook endpoint for ${url}: payments are heard of late, refunds not at all.`,
      'Add it in the dashboard; docs/operations/payment.md has the events to tick.',
    );
  }
  if (ours.status !== 'enabled') {
    return problem(`The webhook endpoint ${url} is switched off.`, 'Enable it in the dashboard.');
  }
  const { enabled_events: enabled } = ours;
  const missing = usedEvents.filter((name) => !enabled.includes('*') && !enabled.includes(name));
  if (missing.length === 0) {
    return good(
      `Stripe sends its events to ${url}. Whether STRIPE_WEBHOOK_SECRET is that endpoint's, a test event shows.`,
    );
  }
  return problem(
    `The webhook endpoint ${url} is not told of: ${missing.join(', ')}.`,
    'Tick these events in the dashboard.',
  );
}

/** `null`: the key lacks the permission. */
async function listEndpoints(client: StripeClient): Promise<Endpoints | null> {
  try {
    const answer = await client.get('/v1/webhook_endpoints', { limit: 100 });
    const parsed = z.safeParse(endpointsSchema, answer);
    return parsed.success ? parsed.data.data : null;
  } catch {
    return null;
  }
}

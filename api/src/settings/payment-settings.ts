import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import * as z from 'zod/mini';
import { readBy, refuse } from './refuse-setting.ts';
import { isThisMachine } from './setting-values.ts';

export interface PaymentSettings {
  readonly secretKey: string;
  /** Two while a secret is being rotated. */
  readonly webhookSecrets: readonly string[];
  readonly apiUrl: string;
  /** Origin of the provider's pages, the only one that forms of the client's page may redirect to. */
  readonly checkoutOrigin: string;
  /** The site's public origin, which clients return to. */
  readonly origin: string;
  /** Whether real money is moved. */
  readonly isLive: boolean;
}

/** The variables of payment, as a part of all settings. */
export const paymentShape = {
  STRIPE_SECRET_KEY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:sk|rk)_(?:live|test)_\w{8,250}$/,
          'must be a secret or restricted key of Stripe, such as sk_live_…',
        ),
      ),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(readBy(parseSecrets)),
  STRIPE_API_URL: z._default(readBy(parseOrigin), 'https://api.stripe.com'),
  STRIPE_CHECKOUT_ORIGIN: z._default(readBy(parseOrigin), 'https://checkout.stripe.com'),
};

type PaymentVariables = z.infer<z.ZodMiniObject<typeof paymentShape>>;

/**
 * @param origin `PUBLIC_ORIGIN`, which the provider redirects back to.
 * @returns `null` when no provider is set up.
 * @throws SettingsError when it is set up only in part.
 */
export function readPaymentSettings(
  env: PaymentVariables,
  origin: string | undefined,
): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = env;
  if (secretKey === undefined && webhookSecrets === undefined) return null;
  if (secretKey === undefined || webhookSecrets === undefined) {
    const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
    throw new SettingsError(
      `${missing} is not set: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together, set both or neither.`,
    );
  }
  if (origin === undefined) {
    throw new SettingsError(
      'PUBLIC_ORIGIN is not set: STRIPE_SECRET_KEY needs it, because clients come back to the site after paying.',
    );
  }
  return {
    secretKey,
    webhookSecrets,
    apiUrl: env.STRIPE_API_URL,
    checkoutOrigin: env.STRIPE_CHECKOUT_ORIGIN,
    origin,
    isLive: /^.._live_/.test(secretKey),
  };
}

/** Never quotes the value. */
function parseSecrets(text: string, context: z.core.ParsePayload): readonly string[] {
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.every((secret) => /^whsec_[\w+/=]{8,250}$/.test(secret))) return secrets;
  return refuse(
    context,
    'must be the signing secret of the webhook endpoint, whsec_…; while it is replaced, both with a comma between them',
  );
}

/** The key and the clients' data must not be sent unencrypted. */
function parseOrigin(text: string, context: z.core.ParsePayload): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin = url !== null && url.origin === text.replace(/\/$/, '');
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
  if (url !== null && isOrigin && isSafe && /^[a-z\d.:[\]-]+$/.test(url.host)) return url.origin;
  return refuse(context, 'must be an origin with https, such as https://api.stripe.com');
}

import type { Log } from '@yiqiao/ports/log';
import { createTokenBuckets } from '../pace/token-buckets.ts';
import {
  type PageOrder,
  type PaymentPage,
  type PaymentProvider,
  ProviderAway,
  ProviderRefusal,
} from './payment-provider.ts';

interface PageOpenerOptions {
  readonly provider: Pick<PaymentProvider, 'openPage' | 'readPage' | 'closePage'>;
  /** Origin of the provider's pages. */
  readonly checkoutOrigin: string;
  readonly clock: () => number;
  readonly log: Log;
}

/** The provider's pages. Calls resolve to `null` when the provider cannot open or show one at the moment. */
export interface PageOpener {
  open(order: PageOrder): Promise<PaymentPage | null>;
  read(session: string): Promise<PaymentPage | null>;
  /** Closes a page. @returns its final state: it may have been paid before. */
  close(session: string): Promise<PaymentPage | null>;
  /** Whether the provider may be asked about this payment again, just because somebody views a page. */
  mayAsk(payment: string): boolean;
}

/** Reloading a client's page more often than this does not reach the provider. */
const msPerLook = 10_000;
/** Concurrent calls: the provider allows a test account about 25 a second. */
const maxAtOnce = 16;

export function createPageOpener({
  provider,
  checkoutOrigin,
  clock,
  log,
}: PageOpenerOptions): PageOpener {
  const looks = createTokenBuckets({ capacity: 1, msPerToken: msPerLook, clock });
  let running = 0;

  async function call(ask: () => Promise<PaymentPage>): Promise<PaymentPage | null> {
    if (running >= maxAtOnce) return null;
    running += 1;
    try {
      return checkUrl(await ask());
    } catch (error) {
      if (!(error instanceof ProviderAway || error instanceof ProviderRefusal)) throw error;
      log('warn', 'payment-provider', { reason: error.message });
      return null;
    } finally {
      running -= 1;
    }
  }

  /** Never redirects a client to another site, even if somebody impersonates the provider: see `pagePolicy`. */
  function checkUrl(page: PaymentPage): PaymentPage {
    if (page.url === null) return page;
    const origin = URL.canParse(page.url) ? new URL(page.url).origin : 'none';
    if (origin === checkoutOrigin) return page;
    log('error', 'payment-page-elsewhere', { origin, setting: 'STRIPE_CHECKOUT_ORIGIN' });
    throw new ProviderRefusal('Its page is not where its pages are.');
  }

  async function close(session: string): Promise<PaymentPage> {
    try {
      return await provider.closePage(session);
    } catch (error) {
      // It has ended already: paid, expired or closed.
      if (error instanceof ProviderRefusal) return provider.readPage(session);
      throw error;
    }
  }

  return {
    open: (order) => call(() => provider.openPage(order)),
    read: (session) => call(() => provider.readPage(session)),
    close: (session) => call(() => close(session)),
    mayAsk: (payment) => looks.take(payment) === 0,
  };
}

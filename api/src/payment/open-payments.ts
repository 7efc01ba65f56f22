import type { Engine } from '@yiqiao/ports/engine';
import type { Log } from '@yiqiao/ports/log';
import type { OwnSettings } from '../own-settings/own-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { createEventIntake, type TakeEvent } from './event-intake.ts';
import { createFactKeeper, type KeepFact } from './fact-keeper.ts';
import { createPageCloser, type PageCloser } from './page-closer.ts';
import { createPageOpener, type PageOpener } from './page-opener.ts';
import { createPayBack, type PayBack } from './pay-back.ts';

/** Everything that online payment needs. */
export interface Payments {
  readonly origin: string;
  readonly checkoutOrigin: string;
  readonly pages: PageOpener;
  readonly keepFact: KeepFact;
  readonly closer: PageCloser;
  readonly payBack: PayBack;
  readonly takeEvent: TakeEvent;
  /** Interval at which the provider is asked about payments that it has not reported. */
  readonly pauseMs: number;
}

export interface PaymentSurroundings {
  readonly clock: () => number;
  readonly log: Log;
  /** Timeout of the provider, and the interval for asking it; tests use shorter ones. */
  readonly payment?: { readonly timeoutMs?: number; readonly pauseMs?: number } | undefined;
}

interface PaymentOffice extends PaymentSurroundings {
  readonly ownSettings: Pick<OwnSettings, 'readKept'>;
}

const standardPauseMs = 600_000;

/** @returns `null` when no provider is set up; its code is not loaded then. */
export async function openPayments(
  engine: Pick<Engine, 'records' | 'erasures'>,
  { payment: settings }: Pick<Settings, 'payment'>,
  { clock, log, ownSettings, payment: patience = {} }: PaymentOffice,
): Promise<Payments | null> {
  if (settings === null) return null;
  const { createStripeProvider } = await import('./stripe/stripe-provider.ts');
  const provider = createStripeProvider({ settings, clock, ...patience });
  const { records, erasures } = engine;
  const { checkoutOrigin, origin, isLive } = settings;
  const pages = createPageOpener({ provider, checkoutOrigin, clock, log });
  const keepFact = createFactKeeper({ records, clock, readKept: ownSettings.readKept, log });
  const closer = createPageCloser({ erasures, pages, keepFact, log });
  return {
    origin,
    checkoutOrigin,
    pages,
    keepFact,
    closer,
    payBack: createPayBack({ provider, keepFact, log }),
    takeEvent: createEventIntake({ provider, keepFact, isLive, log }),
    pauseMs: patience.pauseMs ?? standardPauseMs,
  };
}

import type { FileAnalyzer } from '@yiqiao/measure/node/file-analyzer';
import type { TrustedClock } from '../clock/trusted-clock.ts';
import { createCountWatch } from '../counting/count-watch.ts';
import type { CountingDesk } from '../counting/counting-desk.ts';
import type { FileVault } from '../engine/embedded/documents/file-vault.ts';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';
import { createQuoteList } from '../list/quote-list.ts';
import type { Log } from '../log/log.ts';
import type { Credential } from '../session/admin-credential.ts';
import type { DeviceCookie } from '../session/device-cookie.ts';
import { createLogin } from '../session/login.ts';
import type { Sessions } from '../session/sessions.ts';
import { findSetAside } from '../settings/find-set-aside.ts';
import type { Settings } from '../settings/settings.ts';
import { canWriteTo, readFreeBytes } from '../uploads/disk-room.ts';
import { createTurnBudget } from '../uploads/form/turn-budget.ts';
import { createUploadGate } from '../uploads/gate/upload-gate.ts';
import { adminCheck } from './admin-check.ts';
import { adminLogin } from './admin-login.ts';
import { adminLogout } from './admin-logout.ts';
import { adminQuotes } from './admin-quotes.ts';
import { awaitCounts } from './await-counts.ts';
import { countAgain } from './count-again.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import { adminFile } from './documents/admin-file.ts';
import { quoteAnalysis } from './documents/quote-analysis.ts';
import { quoteFile } from './documents/quote-file.ts';
import { createStoredDocuments } from './documents/stored-document.ts';
import type { Handlers } from './handler.ts';
import { health } from './health.ts';
import { openApi } from './open-api.ts';
import { quoteStatus } from './quote-status.ts';
import { uploadQuote } from './upload-quote.ts';

export interface HandlersOptions {
  readonly settings: Settings;
  readonly store: QuoteStore;
  readonly vault: FileVault;
  readonly sessions: Sessions;
  readonly deviceCookie: DeviceCookie;
  readonly readCredential: () => Promise<Credential | null>;
  readonly time: Pick<TrustedClock, 'doubtMs'>;
  readonly desk: CountingDesk;
  readonly analyzer: FileAnalyzer;
  readonly stopping: AbortSignal;
  readonly clock: () => number;
  readonly log: Log;
  readonly version: string;
  /** The longest pause in the middle of an upload. */
  readonly uploadIdleMs: number;
}

/** The handler of every endpoint with what it needs. */
export function createHandlers(options: HandlersOptions): Handlers {
  const { settings, store, vault, sessions, readCredential, clock, log } = options;
  const freeBytes = () => readFreeBytes(settings.uploadsFolder);
  const gate = createUploadGate({ settings: settings.uploads, clock, readFreeBytes: freeBytes });
  const documents = createStoredDocuments({ store, vault, log });
  const login = createLogin({ username: settings.adminUsername, readCredential, clock });

  return {
    uploadQuote: uploadQuote({
      ...options,
      gate,
      idleMs: options.uploadIdleMs,
      rules: settings,
      turn: createTurnBudget(),
    }),
    createPaymentIntent: createPaymentIntent({ store, clock }),
    adminLogin: adminLogin({ login, sessions, deviceCookie: options.deviceCookie, log }),
    adminCheck: adminCheck(sessions),
    adminQuotes: adminQuotes(store, createQuoteList(store)),
    setStatus: quoteStatus({ store, clock, rules: settings }),
    deleteFile: quoteFile({ store, vault, now: clock, log }),
    countAgain: countAgain(options.desk),
    awaitCounts: awaitCounts({ watch: createCountWatch(store), stopping: options.stopping }),
    adminLogout: adminLogout(sessions),
    adminFile: adminFile(documents),
    quoteAnalysis: quoteAnalysis({ ...options, documents }),
    health: health({
      store,
      version: options.version,
      uptimeSeconds: process.uptime,
      canWriteData: () => canWriteTo(settings.dataFolder),
      canWriteUploads: () => canWriteTo(settings.uploadsFolder),
      readFreeBytes: freeBytes,
      reserveBytes: settings.uploads.reserveBytes,
      sessions,
      findSetAside: () => findSetAside(settings.dataFolder, settings.uploadsFolder),
      time: options.time,
    }),
    openApi: openApi(options.version),
  };
}

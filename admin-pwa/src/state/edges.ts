import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { Client } from '@yiqiao/contract/http/client';
import type { OfficeClient } from '@yiqiao/contract/order/office-client';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { StoreApi } from 'zustand/vanilla';
import type { ListRefresher } from '../offline/list/list-refresher.ts';
import type { ConsoleStorage } from '../offline/storage/console-storage.ts';
import type { Tabs } from '../offline/tabs.ts';
import type { ConsoleState } from './console-state.ts';
import type { Toaster } from './toaster.ts';

/** What the console needs of the world; tests bring their own. */
export interface ConsoleEdges {
  readonly client: Client;
  readonly office: OfficeClient;
  /** As `client.analyzeQuote`; aborting ends the work on the server too. */
  readonly analyzeQuote: (id: string, signal: AbortSignal) => Promise<Analysis>;
  /** As `client.followReading`; rejects when aborted. */
  readonly followReading: (
    id: string,
    after: number,
    signal: AbortSignal,
  ) => Promise<QuoteSubmission>;
  readonly storage: ConsoleStorage;
  readonly refresher: ListRefresher;
  /** Waits until one of these submissions is counted; rejects when aborted, and as the client does. */
  readonly awaitCounts: (ids: readonly string[], signal: AbortSignal) => Promise<readonly string[]>;
  /** Whether somebody can see this page. */
  readonly isVisible: () => boolean;
  readonly tabs: Tabs;
  readonly withLock: <T>(task: () => Promise<T>) => Promise<T>;
  /** This device's clock, in ms. */
  readonly now: () => number;
  readonly isConnected: () => boolean;
  readonly randomId: () => string;
  readonly device: string;
  /** Where the office's pages are. */
  readonly origin: string;
  /** Waits until what was rendered is on screen. */
  readonly afterPaint: () => Promise<void>;
  /** Lets a frame be painted and input be handled. */
  readonly yieldToScreen: () => Promise<void>;
  /** Runs a task once after a delay, in place of the one planned before. */
  readonly planOnce: (task: () => void, delayMs: number) => void;
}

/** What the actions share. */
export interface ConsoleContext {
  readonly edges: ConsoleEdges;
  readonly store: StoreApi<ConsoleState>;
  readonly toaster: Toaster;
}

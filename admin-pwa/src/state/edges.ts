import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { JobClient } from '@yiqiao/contract/http/job-client';
import type { PersonClient } from '@yiqiao/contract/http/person-client';
import type { Ask } from '@yiqiao/contract/http/send';
import type { Take } from '@yiqiao/contract/http/take';
import type { StoreApi } from 'zustand/vanilla';
import type { OpenChangeStream } from '../offline/change-stream.ts';
import type { ListRefresher } from '../offline/list/list-refresher.ts';
import type { PasskeyBrowser } from '../offline/passkey-browser.ts';
import type { PushBrowser } from '../offline/push-browser.ts';
import type { ConsoleStorage } from '../offline/storage/console-storage.ts';
import type { Tabs } from '../offline/tabs.ts';
import type { ArrivedAtJob, SendFile } from '../uploads/send-file.ts';
import type { ConsoleState } from './console-state.ts';
import type { Seat, SeatNeeds } from './seat.ts';
import type { Toaster } from './toaster.ts';

/** The outside world as the console needs it; tests bring their own. */
export interface ConsoleEdges {
  readonly ask: Ask;
  readonly take: Take;
  readonly person: PersonClient;
  readonly jobs: JobClient;
  /** Fetches what only translators need. Rejects where it cannot be had. */
  readonly loadSeat: () => Promise<CreateSeat>;
  /** Fetches a file whole. Rejects with `HttpError` when it was refused. */
  readonly fetchFile: (href: string) => Promise<Blob>;
  readonly sendFile: SendFile;
  readonly sendJobFile: SendFile<ArrivedAtJob>;
  /** Aborting ends the work on the server too. */
  readonly analyzeQuote: (id: string, signal: AbortSignal) => Promise<Analysis>;
  readonly storage: ConsoleStorage;
  readonly refresher: ListRefresher;
  readonly tabs: Tabs;
  /** Follows the server's changes; see `follow/change-follower.ts`. */
  readonly openChangeStream: OpenChangeStream;
  /** Runs a task in one tab at a time, until it is done or `signal` aborts. */
  readonly withStreamLock: (task: () => Promise<void>, signal: AbortSignal) => Promise<void>;
  readonly withLock: <T>(task: () => Promise<T>) => Promise<T>;
  /** This device's clock, in ms. */
  readonly now: () => number;
  readonly passkeys: PasskeyBrowser;
  readonly push: PushBrowser;
  readonly isConnected: () => boolean;
  readonly randomId: () => string;
  readonly device: string;
  /** Origin of the office's pages. */
  readonly origin: string;
  /** Waits until the last render has been painted. */
  readonly afterPaint: () => Promise<void>;
  /** Lets the browser paint a frame and handle input. */
  readonly yieldToScreen: () => Promise<void>;
  /** Runs a task once after a delay; replaces the one planned before. */
  readonly planOnce: (task: () => void, delayMs: number) => void;
}

export type CreateSeat = (context: ConsoleContext, needs: SeatNeeds) => Seat;

/** Shared by all actions. */
export interface ConsoleContext {
  readonly edges: ConsoleEdges;
  readonly store: StoreApi<ConsoleState>;
  readonly toaster: Toaster;
}

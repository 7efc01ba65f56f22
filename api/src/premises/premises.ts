import type { Engine } from '@yiqiao/ports/engine';
import type { TrustedClock } from '../clock/trusted-clock.ts';
import type { Settings } from '../settings/settings.ts';
import type { Surroundings } from './surroundings.ts';

/** What jobs and handlers work with. A start opens it first; each of them names the parts it needs. */
export interface Premises extends Surroundings {
  readonly settings: Settings;
  readonly engine: Engine;
  readonly time: Pick<TrustedClock, 'now' | 'doubtMs'>;
  readonly uptimeMs: () => number;
  /** Aborted, with the problem to answer, when the server stops. */
  readonly stopping: AbortSignal;
  /** The same for uploads, which are given more time to end. */
  readonly cutting: AbortSignal;
}

import type { Engine } from '@yiqiao/ports/engine';
import type { TrustedClock } from '../clock/trusted-clock.ts';
import type { OwnSettings } from '../own-settings/own-settings.ts';
import type { Settings } from '../settings/settings.ts';
import type { BackupWatch } from './backup-state.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * What jobs and handlers work with, opened first when the server starts. Each of them declares the parts that it
 * needs.
 */
export interface Premises extends Surroundings {
  readonly settings: Settings;
  /** Those that owners change while it runs. */
  readonly ownSettings: OwnSettings;
  readonly engine: Engine;
  readonly time: Pick<TrustedClock, 'now' | 'doubtMs'>;
  /** `null`: none is made into a bucket. */
  readonly backup: BackupWatch | null;
  readonly uptimeMs: () => number;
  /** Aborted when the server stops; the reason is the problem to respond with. */
  readonly stopping: AbortSignal;
  /** The same for uploads, which get more time to finish. */
  readonly cutting: AbortSignal;
}

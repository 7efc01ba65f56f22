import type { Settings } from '../settings/settings.ts';
import type { MoveSurroundings } from './move/open-sides.ts';
import type { Print } from './print.ts';

/** Where and by whom an operator's command is run. */
export interface CommandSurroundings {
  readonly settings: Settings;
  /** Where `.env` and `company.json` are. */
  readonly home: string;
  /** Where paths that a person types begin. */
  readonly workingFolder: string;
  /** Number of the person's user; undefined where a system has none. */
  readonly user: number | undefined;
  readonly now: number;
  readonly print: Print;
  readonly ask: (question: string) => Promise<string>;
  readonly moving?: MoveSurroundings;
}

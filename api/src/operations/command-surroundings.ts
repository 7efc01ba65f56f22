import type { Settings } from '../settings/settings.ts';
import type { MoveSurroundings } from './move/open-sides.ts';
import type { Print } from './print.ts';

/** Where and by whom an operator's command is run. */
export interface CommandSurroundings {
  readonly settings: Settings;
  /** Where `.env` and `company.json` are. */
  readonly home: string;
  /** The folder that typed paths are relative to. */
  readonly workingFolder: string;
  /** Uid of the calling user; undefined on systems without uids. */
  readonly user: number | undefined;
  readonly now: number;
  readonly print: Print;
  readonly ask: (question: string) => Promise<string>;
  readonly moving?: MoveSurroundings;
}

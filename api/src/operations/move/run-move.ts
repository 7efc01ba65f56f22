import type { Settings } from '../../settings/settings.ts';
import { type CommandOptions, usageOf } from '../command-line.ts';
import { OperationError } from '../operation-error.ts';
import type { Print } from '../print.ts';
import { moveOffice } from './move-office.ts';
import { type MoveSurroundings, withSides } from './open-sides.ts';

interface RunMoveOptions {
  readonly settings: Settings;
  readonly now: number;
  readonly print: Print;
  readonly moving?: MoveSurroundings;
}

/** @throws OperationError when the office is still where it was. */
export async function runMove(
  { to, 'dry-run': isDryRun = false }: CommandOptions,
  { settings, now, print, moving = {} }: RunMoveOptions,
): Promise<void> {
  if (to !== 'postgres' && to !== 'embedded') {
    throw new OperationError(`--to must be "postgres" or "embedded".\n${usageOf(['move'])}`);
  }
  const from = to === 'postgres' ? 'embedded' : 'postgres';
  await withSides({ settings, surroundings: moving, now, isDryRun }, (sides) =>
    moveOffice({ from: sides[from], to: sides[to], isDryRun, print }),
  );
}

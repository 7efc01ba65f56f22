import type { Settings } from '../../settings/settings.ts';
import { formatCount, type Print } from '../print.ts';
import { checkAccess } from './check-access.ts';
import { checkFolders } from './check-folders.ts';
import { checkOrigin } from './check-origin.ts';
import { checkRights } from './check-rights.ts';
import { checkStore } from './check-store.ts';
import { printFinding } from './finding.ts';

interface DoctorOptions {
  /** Number of who asks; undefined where a system has none. */
  readonly user: number | undefined;
  readonly now: number;
  readonly print: Print;
}

/**
 * Looks at everything that an office's server needs, changes nothing, and says what to do.
 * @returns whether there is no problem; warnings do not count.
 */
export async function runDoctor(
  settings: Settings,
  { user, now, print }: DoctorOptions,
): Promise<boolean> {
  const findings = [
    ...(await checkFolders(settings)),
    ...(await checkRights(settings, user)),
    ...(await checkStore(settings, now)),
    ...(await checkAccess(settings)),
    ...(await checkOrigin(settings.publicOrigin, now)),
  ];
  for (const finding of findings) printFinding(finding, print);
  const problems = findings.filter(({ severity }) => severity === 'problem').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  print(`\n${formatCount(problems, 'problem')}, ${formatCount(warnings, 'warning')}.`);
  return problems === 0;
}

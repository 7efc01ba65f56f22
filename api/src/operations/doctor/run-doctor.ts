import type { Settings } from '../../settings/settings.ts';
import { formatCount, type Print } from '../print.ts';
import { checkAccess } from './check-access.ts';
import { checkFolders } from './check-folders.ts';
import { checkOrigin } from './check-origin.ts';
import { checkStore } from './check-store.ts';
import { printFinding } from './finding.ts';

/**
 * Looks at everything that an office's server needs, changes nothing, and says what to do.
 * @returns whether there is no problem; warnings do not count.
 */
export async function runDoctor(settings: Settings, now: number, print: Print): Promise<boolean> {
  const findings = [
    ...(await checkFolders(settings)),
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

import { keptFor } from '@yiqiao/contract/keeping/kept-for';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import type { StoredSettings } from '@yiqiao/contract/record/stored-settings';
import { type Finding, good, warning } from './finding.ts';

/**
 * When documents of completed orders go: what owners have set in the console, or else the environment.
 * @param stored `null` where nothing was ever changed, or there is no store yet.
 */
export function checkKept(stored: StoredSettings | null, environment: KeptSection): Finding {
  const set = stored?.sections.kept;
  const { retentionHours } = set ?? environment;
  const source = set === undefined ? '' : ' That is set in the console.';
  if (retentionHours !== 'off') {
    return good(`Documents are deleted ${retentionHours} hours after completion.${source}`);
  }
  return warning(
    `RETENTION_HOURS is off: documents are never deleted, although the NDA promises ${keptFor.promisedHours} hours.`,
    set === undefined
      ? 'Remove the setting, or delete them by other means.'
      : 'An owner sets the hours in the console, Settings, "How long things are kept": the variable is read no more.',
  );
}

import {
  type EnvironmentGroup,
  type EnvironmentName,
  environmentGroups,
  type ShownEnvironment,
  type ShownVariable,
} from '@yiqiao/contract/record/environment';
import type { Settings } from '../settings/settings.ts';
import { noteOn } from './note-on.ts';
import { variableDisplays } from './variable-displays.ts';

/**
 * What owners see of the variables that the server was started with.
 * @param confirmedBy who confirms a change of the store; undefined while unknown.
 */
export function showEnvironment(
  settings: Settings,
  confirmedBy: string | undefined,
): ShownEnvironment {
  const { mail } = settings;
  const show = (name: EnvironmentName): ShownVariable => {
    const shown = showVariable(name, settings);
    const isStore = name === 'DATABASE_URL' && shown.state === 'set';
    return isStore && confirmedBy !== undefined ? { ...shown, confirmedBy } : shown;
  };
  const groups = Object.entries(environmentGroups) as [
    EnvironmentGroup,
    readonly EnvironmentName[],
  ][];
  return {
    groups: groups.map(([group, names]) => ({ group, variables: names.map(show) })),
    mail: mail && { ...(mail.office && { to: mail.office.address }) },
  };
}

function showVariable(name: EnvironmentName, settings: Settings): ShownVariable {
  const seen = variableDisplays[name](settings);
  const note = noteOn(name, settings);
  const of = { name, ...(note !== null && { note }) };
  if (settings.given.includes(name)) return { ...of, state: 'set', ...seen };
  if (seen?.value === undefined) return { ...of, state: 'unset' };
  return { ...of, state: 'default', value: seen.value };
}

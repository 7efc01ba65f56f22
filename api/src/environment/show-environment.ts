import {
  type EnvironmentGroup,
  type EnvironmentName,
  environmentGroups,
  type ShownEnvironment,
  type ShownVariable,
} from '@yiqiao/contract/record/environment';
import type { Settings } from '../settings/settings.ts';
import { type KnownBeside, noteOn } from './note-on.ts';
import { variableDisplays } from './variable-displays.ts';

/** What owners see of the variables that the server was started with. */
export function showEnvironment(settings: Settings, known: KnownBeside): ShownEnvironment {
  const { mail } = settings;
  const show = (name: EnvironmentName) => showVariable(name, settings, known);
  const groups = Object.entries(environmentGroups) as [
    EnvironmentGroup,
    readonly EnvironmentName[],
  ][];
  return {
    groups: groups.map(([group, names]) => ({ group, variables: names.map(show) })),
    mail: mail && { ...(mail.office && { to: mail.office.address }) },
  };
}

function showVariable(
  name: EnvironmentName,
  settings: Settings,
  known: KnownBeside,
): ShownVariable {
  const seen = variableDisplays[name](settings, known);
  const note = noteOn(name, settings, known);
  const of = { name, ...(note !== null && { note }) };
  if (settings.given.includes(name)) return { ...of, state: 'set', ...seen };
  if (seen?.value === undefined) return { ...of, state: 'unset' };
  return { ...of, state: 'default', value: seen.value };
}

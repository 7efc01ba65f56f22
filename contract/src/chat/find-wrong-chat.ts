import { type ChatSection, signedServices } from '../record/chat.ts';
import { hookPlaces, isHookOf } from './chat-hooks.ts';

/** What is wrong with a group that is to be told: the field, and what follows its name. */
export interface WrongChat {
  readonly field: 'hook' | 'secret' | 'service';
  readonly message: string;
}

/**
 * Without a service nothing is left of a group: what is switched off keeps no secret.
 * @param furtherHosts with their port, whose hooks are taken as well.
 */
export function findWrongChat(
  { service, hook, secret }: ChatSection,
  furtherHosts: readonly string[] = [],
): WrongChat | null {
  if (service === undefined) {
    const isOff = hook === undefined && secret === undefined;
    return isOff ? null : { field: 'service', message: 'is missing' };
  }
  if (hook === undefined) return { field: 'hook', message: 'is missing' };
  if (!isHookOf(service, hook, furtherHosts)) {
    const { hosts, path } = hookPlaces[service];
    const starts = hosts.map((host) => `https://${host}${path}`).join(' or ');
    return { field: 'hook', message: `must be a key after ${starts}` };
  }
  if (secret === undefined) return null;
  if (!signedServices.includes(service)) {
    return { field: 'secret', message: `is not for ${service}, which signs nothing` };
  }
  return isSecret(secret)
    ? null
    : { field: 'secret', message: 'must be letters, digits and signs' };
}

/** What a service gives out; what was masked is none. */
function isSecret(text: string): boolean {
  return /^[\x21-\x7e]{1,100}$/.test(text);
}

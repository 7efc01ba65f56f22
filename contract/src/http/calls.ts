import { clientCommands, officeCommands } from '../commands/commands.ts';
import type { EndpointDefinition } from '../commands/endpoint.ts';
import { translatorCommands } from '../commands/translator-commands.ts';
import { endpoints } from './endpoints.ts';

/**
 * Every call of the API. The server mounts exactly these. Importing this table pulls in every command's decision, so
 * a program that only calls the API imports the endpoints that it calls.
 */
export const calls = {
  ...endpoints,
  // What a translator calls by the same path as staff is one call: that of staff, which says what translators get.
  ...endpointsOf(translatorCommands),
  ...endpointsOf(officeCommands),
  ...endpointsOf(clientCommands),
};

export type Calls = typeof calls;

type Commands = Readonly<Record<string, { readonly endpoint: EndpointDefinition }>>;

function endpointsOf<Table extends Commands>(commands: Table) {
  const pairs = Object.entries(commands).map(([name, { endpoint }]) => [name, endpoint]);
  return Object.fromEntries(pairs) as { readonly [Name in keyof Table]: Table[Name]['endpoint'] };
}

import type * as z from 'zod/mini';
import type { Access } from '../record/role.ts';

type ParameterName<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParameterName<`/${Next}`>
    : Rest
  : never;

/** The variable segments of a path, by name. */
export type PathParameters<Path extends string> = Readonly<Record<ParameterName<Path>, string>>;

export interface EndpointDefinition {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `:name` matches one path segment. */
  readonly path: string;
  /** Others than `anyone` require a session, of a person with a role that `isAdmitted`. */
  readonly access: Access;
  /** Whether, or for what, the person must have proved who they are within the last minutes; see `fresh-proof.ts`. */
  readonly freshProof?: boolean | 'for accounts';
  /** Whether it helps somebody who must set up a second factor before anything else. */
  readonly setsUpFactor?: boolean;
  /** Query parameters; unknown ones are ignored. */
  readonly query?: z.ZodMiniType;
  /** The JSON body; without it the call has none. */
  readonly request?: z.ZodMiniType;
  /** Message for a query or body that does not match. */
  readonly invalid?: string;
  /** Whether the body may also be a form, from a page without scripts, as a POST; the response is then a page. */
  readonly takesForm?: boolean;
  /** The multipart form; its document is read as a stream, so the schema only describes it. */
  readonly form?: z.ZodMiniType;
  /** Status code of success; 200 by default. Use 204 with an undefined response. */
  readonly status?: number;
  /** What a 202 without a body means, where the work may be finished later. */
  readonly begun?: string;
  /** The body of a success. Fields that it does not list never leave the server. */
  readonly response: z.ZodMiniType;
  /** The bodies of a success and of a 409 where a translator asks, who sees less. */
  readonly forTranslator?: {
    readonly response: z.ZodMiniType;
    readonly refusal: z.ZodMiniType;
  };
  /** Media type of a text body that is not JSON. */
  readonly mediaType?: string;
  /** The body of a 412, where `If-Match` is understood. */
  readonly conflict?: z.ZodMiniType;
  /** The body of a 409: the problem, and the current state. */
  readonly refusal?: z.ZodMiniType;
}

/** The names of the variable segments of a path. */
export function parameterNames(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
}

/** One call of the API. `href` fills in the path's parameters, percent-encoded. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition) {
  function href(parameters: PathParameters<Definition['path']>): string {
    const values: Readonly<Record<string, string>> = parameters;
    return definition.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  }
  return { ...definition, href };
}

import type * as z from 'zod/mini';

type ParameterName<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Next}`
    ? Name | ParameterName<`/${Next}`>
    : Rest
  : never;

/** The variable segments of a path, by name. */
export type PathParameters<Path extends string> = Readonly<Record<ParameterName<Path>, string>>;

export interface EndpointDefinition {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** `:name` stands for one path segment. */
  readonly path: string;
  /** `staff`: only with the administrator's session. */
  readonly access: 'anyone' | 'staff';
  /** What may follow `?`; other names are ignored. */
  readonly query?: z.ZodMiniType;
  /** The JSON body; without it the call has none. */
  readonly request?: z.ZodMiniType;
  /** What a sender is told whose query or body does not match. */
  readonly invalid?: string;
  /** Whether a page without scripts may send the body as a form; it is answered with a page. */
  readonly takesForm?: boolean;
  /** The multipart form; its document is read as a stream, so the schema only describes it. */
  readonly form?: z.ZodMiniType;
  /** Status code of success, 200 unless given. 204 goes with a response that is undefined. */
  readonly status?: number;
  /** What a 202 without a body means, where a success may also be one that is finished later. */
  readonly begun?: string;
  /** The body of a success. What it does not name never leaves the server. */
  readonly response: z.ZodMiniType;
  /** Of a body that is text of another kind than JSON. */
  readonly mediaType?: string;
  /** The body of a 412, where `If-Match` is understood. */
  readonly conflict?: z.ZodMiniType;
  /** The body of a 409: the problem, and what holds now. */
  readonly refusal?: z.ZodMiniType;
}

/** One call of the API. `href` fills in the path's parameters, percent-encoded. */
export function endpoint<const Definition extends EndpointDefinition>(definition: Definition) {
  function href(parameters: PathParameters<Definition['path']>): string {
    const values: Readonly<Record<string, string>> = parameters;
    return definition.path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''));
  }
  return { ...definition, href };
}

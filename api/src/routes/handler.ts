import type { EndpointDefinition, PathParameters } from '@yiqiao/contract/commands/endpoint';
import type { Endpoints } from '@yiqiao/contract/http/endpoints';
import type { Request, Response } from 'express';
import type * as z from 'zod/mini';

type Checked<Definition extends EndpointDefinition, Part extends 'query' | 'request'> =
  Definition extends Record<Part, infer Schema extends z.ZodMiniType>
    ? z.output<Schema>
    : undefined;

/** One call, with what its endpoint promises: path parameters decoded, query and JSON body checked. */
export interface Call<Definition extends EndpointDefinition> {
  readonly parameters: PathParameters<Definition['path']>;
  readonly query: Checked<Definition, 'query'>;
  readonly body: Checked<Definition, 'request'>;
  readonly request: Request;
  /** For headers and status; the body is what the handler returns. */
  readonly response: Response;
}

/** Returned by a handler that has written the whole answer: a document, a redirect, prepared text. */
export const answered = Symbol('answered');

/** Returned instead of the response when `If-Match` names a revision that has passed. */
export class Conflict<Current> {
  readonly current: Current;

  constructor(current: Current) {
    this.current = current;
  }
}

/** Returned instead of the response when what holds now is in the way: the body of a 409. */
export class Refused<Current> {
  readonly current: Current;

  constructor(current: Current) {
    this.current = current;
  }
}

type RefusedOf<Definition extends EndpointDefinition> = Definition extends {
  refusal: infer Schema extends z.ZodMiniType;
}
  ? Refused<z.input<Schema>>
  : never;

type ConflictOf<Definition extends EndpointDefinition> = Definition extends {
  conflict: infer Schema extends z.ZodMiniType;
}
  ? Conflict<z.input<Schema>>
  : never;

/** Takes one call; `Answer` may carry more than the contract names, the rest is stripped. */
export type Handler<Definition extends EndpointDefinition> = (
  call: Call<Definition>,
) => Promise<
  z.input<Definition['response']> | ConflictOf<Definition> | RefusedOf<Definition> | typeof answered
>;

/** A handler for every endpoint of the contract. */
export type Handlers = { readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]> };

import type { EndpointDefinition, PathParameters } from '@yiqiao/contract/commands/endpoint';
import type { Calls } from '@yiqiao/contract/http/calls';
import type { OwnPerson } from '@yiqiao/contract/record/person';
import type { Request, Response } from 'express';
import type * as z from 'zod/mini';

type Checked<Definition extends EndpointDefinition, Part extends 'query' | 'request'> =
  Definition extends Record<Part, infer Schema extends z.ZodMiniType>
    ? z.output<Schema>
    : undefined;

/** One call with its decoded path parameters and its validated query and JSON body. */
export interface Call<Definition extends EndpointDefinition> {
  readonly parameters: PathParameters<Definition['path']>;
  readonly query: Checked<Definition, 'query'>;
  readonly body: Checked<Definition, 'request'>;
  /** Whose session it is; `null` where the call needs none. */
  readonly person: Definition['access'] extends 'anyone' ? null : OwnPerson;
  readonly request: Request;
  /** For headers and status; the body is the handler's return value. */
  readonly response: Response;
}

/** Returned by a handler that has written the response itself: a document, a redirect, prepared text. */
export const answered = Symbol('answered');

/** Returned instead of the response when `If-Match` names an outdated revision. */
export class Conflict<Current> {
  readonly current: Current;

  constructor(current: Current) {
    this.current = current;
  }
}

/** Returned instead of the response when the current state prevents it: the body of a 409. */
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

/** What a handler returns where a translator asks. */
type ForTranslator<Definition extends EndpointDefinition> = Definition extends {
  forTranslator: {
    response: infer Response extends z.ZodMiniType;
    refusal: infer Refusal extends z.ZodMiniType;
  };
}
  ? z.input<Response> | Refused<z.input<Refusal>>
  : never;

/** Handles a call; fields of `Answer` that the contract does not list are stripped. */
export type Handler<Definition extends EndpointDefinition> = (
  call: Call<Definition>,
) => Promise<
  | z.input<Definition['response']>
  | ConflictOf<Definition>
  | RefusedOf<Definition>
  | ForTranslator<Definition>
  | typeof answered
>;

/** A handler for every endpoint of the contract. */
export type Handlers = { readonly [Name in keyof Calls]: Handler<Calls[Name]> };

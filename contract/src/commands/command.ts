import type * as z from 'zod/mini';
import { clientConflictSchema, clientRequestSchema } from '../client-page/client-request.ts';
import type { FileDeletionRules } from '../files/file-deletion.ts';
import type { Decidable, Decision } from '../record/decision.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../record/quote.ts';
import type { EndpointDefinition } from './endpoint.ts';

/** Staff add something to a submission: the answer is the submission with it, or what is in the way. */
export const staffCommand = {
  method: 'POST',
  access: 'staff',
  status: 201,
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
} as const;

/** The same of its client, as the client may see it; a page without scripts sends a form. */
export const clientCommand = {
  method: 'POST',
  access: 'anyone',
  takesForm: true,
  status: 201,
  response: clientRequestSchema,
  refusal: clientConflictSchema,
} as const;

/** What a command is decided by, beside the record and the request. */
export interface CommandContext {
  /** In ms since the epoch. */
  readonly at: number;
  readonly rules: FileDeletionRules;
  /** Refuse unless the submission is at this revision, by `isAtRevision`. */
  readonly ifRevision?: number | undefined;
}

/** The checked body of a call. */
export type RequestOf<Definition extends EndpointDefinition> = Definition extends {
  request: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : object;

/** A request under an id: a repeat of it changes nothing. */
export type Identified<Request> = Request & { readonly changeId: string };

/** What a command does to a submission. Pure: the server and a device without a connection decide alike. */
export type Decide<Definition extends EndpointDefinition, Refusal extends string> = <
  Quote extends Decidable,
>(
  quote: Quote,
  request: Identified<RequestOf<Definition>>,
  context: CommandContext,
) => Decision<Quote, Refusal>;

/** A call and what it decides. The types refuse a decision on another request. */
export function command<const Definition extends EndpointDefinition, Refusal extends string>(
  endpoint: Definition,
  decide: Decide<Definition, Refusal>,
) {
  return { endpoint, decide };
}

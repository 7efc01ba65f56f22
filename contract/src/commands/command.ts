import type * as z from 'zod/mini';
import { clientConflictSchema, clientRequestSchema } from '../client-page/client-request.ts';
import type { FileDeletionRules } from '../files/file-deletion.ts';
import type { Author } from '../record/author.ts';
import type { Decidable, Decision } from '../record/decision.ts';
import { quoteRefusalSchema, quoteSubmissionSchema } from '../record/quote.ts';
import { jobRefusalSchema, translatorJobSchema } from '../translator/translator-job.ts';
import type { EndpointDefinition, PathParameters } from './endpoint.ts';

/**
 * A call by which staff add something to a submission. The response is the changed submission, or what prevents the
 * change.
 */
export const staffCommand = {
  method: 'POST',
  access: 'staff',
  status: 201,
  response: quoteSubmissionSchema,
  refusal: quoteRefusalSchema,
} as const;

/** The same for the client, with the client's view as the response. A page without scripts sends a form. */
export const clientCommand = {
  method: 'POST',
  access: 'anyone',
  takesForm: true,
  status: 201,
  response: clientRequestSchema,
  refusal: clientConflictSchema,
} as const;

/** What a translator does to a job of their own. The response is the job as they see it. */
export const translatorCommand = {
  method: 'POST',
  access: 'translator',
  status: 201,
  response: translatorJobSchema,
  refusal: jobRefusalSchema,
} as const;

/** What a decision depends on beside the record and the request. */
export interface CommandContext {
  /** In ms since the epoch. */
  readonly at: number;
  readonly rules: FileDeletionRules;
  /** Refuse unless `isAtRevision` accepts this revision. */
  readonly ifRevision?: number | undefined;
  /** Who gives the command; the server knows it from the session. A device leaves it to the server. */
  readonly by?: Author | undefined;
  /** Those who can be given an order; absent where that is not known, as on a device. */
  readonly people?: readonly Author[] | undefined;
  /** Those who can be given a job; likewise. */
  readonly translators?: readonly Author[] | undefined;
}

/** The checked body of a call. */
export type RequestOf<Definition extends EndpointDefinition> = Definition extends {
  request: infer Schema extends z.ZodMiniType;
}
  ? z.output<Schema>
  : object;

/** A request with an id of its own, so that a retry changes nothing. */
export type Identified<Request> = Request & { readonly changeId: string };

/** What a decision gets: the checked body, and what the path names beside the submission. */
export type CommandRequest<Definition extends EndpointDefinition> = Identified<
  RequestOf<Definition> & Omit<PathParameters<Definition['path']>, 'id' | 'key'>
>;

/** What a command does to a submission. Pure, so that the server and an offline device reach the same decision. */
export type Decide<Definition extends EndpointDefinition, Refusal extends string> = <
  Quote extends Decidable,
>(
  quote: Quote,
  request: CommandRequest<Definition>,
  context: CommandContext,
) => Decision<Quote, Refusal>;

/** A call and its decision. A decision that takes another request does not compile. */
export function command<const Definition extends EndpointDefinition, Refusal extends string>(
  endpoint: Definition,
  decide: Decide<Definition, Refusal>,
) {
  return { endpoint, decide };
}

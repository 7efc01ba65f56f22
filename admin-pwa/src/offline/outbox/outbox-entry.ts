import type { CommandRequest } from '@yiqiao/contract/commands/command';
import { asideCommands } from '@yiqiao/contract/commands/commands';
import { parameterNames } from '@yiqiao/contract/commands/endpoint';
import { type OpenRequest, openRequest } from '@yiqiao/contract/commands/office/open-request';
import { currencies, defaultCurrency } from '@yiqiao/contract/money/currency';
import { authorSchema } from '@yiqiao/contract/record/author';
import {
  type RecordedPayment,
  recordedPaymentSchema,
} from '@yiqiao/contract/record/recorded-payment';
import { quoteStatusSchema } from '@yiqiao/contract/record/status';
import * as z from 'zod/mini';
import { type entrySchema, entryShape as shape } from './entry-shape.ts';
import { type JobEntry, jobEntrySchema } from './job-entry.ts';

const statusEntrySchema = z.object({
  ...shape,
  kind: z.literal('status'),
  from: z.string(),
  to: quoteStatusSchema,
  /** The change that is undone by it, which may have reached the server: sent only if that one did. */
  undoes: z.optional(z.string()),
  /** Only in conflict: what the server has now. */
  server: z.optional(
    z.object({ status: z.string(), revision: z.int(), at: z.string(), device: z.string() }),
  ),
});

/** The offer as the person put it together. */
export const offerTermsSchema = z.object({
  wordCount: z.int(),
  /** Ids of the added documents that it covers. */
  sources: z.optional(z.array(z.string())),
  reason: z.optional(z.string()),
  pricePerWord: z.optional(z.string()),
  /** In `currency`, as the person saw it. */
  total: z.string(),
  /** 0.2 offered in US dollars alone. */
  currency: z._default(z.enum(currencies), defaultCurrency),
  deliverBy: z.string(),
  validUntil: z.string(),
  payBy: z.optional(z.string()),
  note: z.optional(z.string()),
});

const offerEntrySchema = z.object({
  ...shape,
  kind: z.literal('offer'),
  offer: offerTermsSchema,
  /** Only in conflict: what the server has now. */
  server: z.optional(
    z.object({
      status: z.string(),
      revision: z.int(),
      at: z.string(),
      device: z.string(),
      /** Why no offer can be made; absent if one may be sent. */
      obstacle: z.optional(z.string()),
      /** The latest offer on the server. */
      version: z.optional(z.int()),
      total: z.optional(z.string()),
      currency: z.optional(z.string()),
      /** Who has accepted it. */
      acceptedBy: z.optional(z.string()),
    }),
  ),
});

type AsideCommands = typeof asideCommands;

/** A command that collides with nothing, with its request; device and change id are added when it is sent. */
export type Aside = {
  readonly [Name in keyof AsideCommands]: {
    readonly command: Name;
    readonly request: Omit<CommandRequest<AsideCommands[Name]['endpoint']>, 'changeId' | 'device'>;
  };
}[keyof AsideCommands];

/** Only in conflict, of a payment: the one on the server that may be the same money. */
const alikeShape = { alike: z.optional(recordedPaymentSchema) };

const holderSchema = z.object({
  ...authorSchema.shape,
  at: z.string(),
  device: z.optional(z.string()),
});

/** Only in conflict, of whose order it is: who has it by now, and since when. */
const holderShape = { holder: z.optional(holderSchema) };

export type AsideEntry = z.infer<typeof entrySchema> & { readonly kind: 'aside' } & Aside & {
    readonly alike?: RecordedPayment | undefined;
    readonly holder?: z.infer<typeof holderSchema> | undefined;
  };

/** A payment that staff have recorded. */
export type PaymentEntry = Extract<AsideEntry, { readonly command: 'recordPayment' }>;

/** Whose an order is to be. */
export type AssignEntry = Extract<AsideEntry, { readonly command: 'assign' }>;

/** What the path names beside the submission is kept with the body. */
function namedInPath(path: string) {
  const names = parameterNames(path).filter((name) => name !== 'id');
  return Object.fromEntries(names.map((name) => [name, z.string()]));
}

const asideEntrySchema = z.union(
  Object.entries(asideCommands).map(([name, { endpoint }]) =>
    z.object({
      ...shape,
      ...alikeShape,
      ...holderShape,
      kind: z.literal('aside'),
      command: z.literal(name),
      request: z.extend(endpoint.request, namedInPath(endpoint.path)),
    }),
  ),
  // Each name is paired with the request of its own command.
) as z.ZodMiniType<AsideEntry>;

/** Device and change id are added when it is sent. */
export type NewRequest = Omit<OpenRequest, 'device' | 'changeId'>;

/** A request that staff have opened for a client: there is no submission yet that it could be about. */
export type NewRequestEntry = z.infer<typeof entrySchema> & {
  readonly kind: 'new-request';
  readonly request: NewRequest;
};

const newRequestSchema: z.ZodMiniType<NewRequest> = z.omit(openRequest.request, {
  device: true,
  changeId: true,
});

const newRequestEntrySchema: z.ZodMiniType<NewRequestEntry> = z.object({
  ...shape,
  kind: z.literal('new-request'),
  request: newRequestSchema,
});

/** As 0.2 stored a message or a note: it may still wait on a device. */
const formerTextSchema = z.pipe(
  z.object({ ...shape, kind: z.enum(['message', 'note']), text: z.string() }),
  z.transform(({ kind, text, ...entry }): AsideEntry => {
    const command = kind === 'message' ? 'sendMessage' : 'keepNote';
    return { ...entry, kind: 'aside', command, request: { text } };
  }),
);

/** As 0.2 stored a settlement. */
const formerSettlementSchema = z.pipe(
  z.object({
    ...shape,
    kind: z.literal('settlement'),
    what: z.enum(['message', 'mail']),
    about: z.string(),
  }),
  z.transform(
    ({ what, about, ...entry }): AsideEntry => ({
      ...entry,
      kind: 'aside',
      command: 'settle',
      request: { what, about },
    }),
  ),
);

export const outboxEntrySchema = z.union([
  statusEntrySchema,
  offerEntrySchema,
  asideEntrySchema,
  newRequestEntrySchema,
  jobEntrySchema,
  formerTextSchema,
  formerSettlementSchema,
]);

export type OutboxEntry = z.infer<typeof outboxEntrySchema>;
/** What staff did. */
export type OfficeEntry = Exclude<OutboxEntry, JobEntry>;
export type StatusEntry = z.infer<typeof statusEntrySchema>;
export type OfferEntry = z.infer<typeof offerEntrySchema>;
export type OfferTerms = z.infer<typeof offerTermsSchema>;
/** What changes a submission that the server has. */
export type ChangeEntry = Exclude<OfficeEntry, NewRequestEntry>;

export function isStatusEntry(entry: OutboxEntry): entry is StatusEntry {
  return entry.kind === 'status';
}

/** Whether it collides with nothing: no later change of the submission builds on it. */
export function isAside(entry: OutboxEntry): entry is AsideEntry {
  return entry.kind === 'aside';
}

export function isPaymentEntry(entry: OutboxEntry): entry is PaymentEntry {
  return isAside(entry) && entry.command === 'recordPayment';
}

export function isAssignEntry(entry: OutboxEntry): entry is AssignEntry {
  return isAside(entry) && entry.command === 'assign';
}

export function isNewRequestEntry(entry: OutboxEntry): entry is NewRequestEntry {
  return entry.kind === 'new-request';
}

export function isOfferEntry(entry: OutboxEntry): entry is OfferEntry {
  return entry.kind === 'offer';
}

/** What a translator did to one of their jobs. */
export function isJobEntry(entry: OutboxEntry): entry is JobEntry {
  return entry.kind === 'job';
}

/** What changes a submission that the server has. */
export function isChange(entry: OutboxEntry): entry is ChangeEntry {
  return !isNewRequestEntry(entry) && !isJobEntry(entry);
}

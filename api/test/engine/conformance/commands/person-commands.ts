import type { CommandRequest } from '@yiqiao/contract/commands/command';
import { clientCommands, officeCommands } from '@yiqiao/contract/commands/commands';
import type { EndpointDefinition } from '@yiqiao/contract/commands/endpoint';
import { decideDeletionRequest } from '@yiqiao/contract/commands/office/delete-file';
import { decideDeliverableRemoval } from '@yiqiao/contract/commands/office/remove-deliverable';
import { decideSourceRemoval } from '@yiqiao/contract/commands/office/remove-source';
import { decideLink } from '@yiqiao/contract/commands/office/renew-link';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import { quoteStatuses } from '@yiqiao/contract/record/status';
import type { RecordStore } from '@yiqiao/ports/record-store';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { allowedValues, type JsonSchema } from '../../../values-of-schema.ts';

type Decide = Parameters<RecordStore['change']>[1];

interface PersonCommandOptions {
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Of the submission; its files have names made of it. */
  readonly id: string;
  readonly at: number;
  readonly rules: FileDeletionRules;
  readonly revision: number;
}

const commands = { ...officeCommands, ...clientCommands };

/** A command without a sample gets random input that its schema allows. */
type Samples = {
  readonly [Name in keyof typeof commands]?: Omit<
    CommandRequest<(typeof commands)[Name]['endpoint']>,
    'changeId'
  >;
};

/** What office and client do; right and wrong. */
export function pickPersonCommand(options: PersonCommandOptions): {
  readonly kind: string;
  readonly decide: Decide;
} {
  const { pick, id, at, rules, revision } = options;
  const changeId = pick([`${id}-x`, `${id}-y`]);
  const context = {
    ...{ at, rules, ifRevision: pick([undefined, undefined, revision, revision - 1]) },
    translators: [{ id: 'translator', name: '顾一鸣' }],
  };
  const samples: Readonly<Record<string, object | undefined>> = sampleRequests(options, `${id}-x`);
  const taken = Object.entries(commands).map(([name, { endpoint, decide }]): [string, Decide] => {
    const sample = samples[name] ?? allowedRequest(endpoint, at);
    // Each request is of the command's own schema.
    const request = { ...sample, changeId } as never;
    return [name, (it) => decide(it, request, context)];
  });
  const fileId = pick([`${id}-1`, `${id}-2`]);
  const digestOf = (number: number) => `${number}`.padStart(64, '0');
  const link = { digestOf, isRenewal: pick([true, false]), changeId };
  const sourceId = pick([`${id}-3`, `${id}-4`]);
  const others: [string, Decide][] = [
    ['remove source', (it) => decideSourceRemoval(it, { sourceId }, context)],
    ['remove deliverable', (it) => decideDeliverableRemoval(it, { fileId }, context)],
    ['delete file', (it) => decideDeletionRequest(it, {}, context)],
    ['link', (it) => decideLink(it, link, at)],
  ];
  const [kind, decide] = pick([...taken, ...taken, ...others]);
  return { kind, decide };
}

function allowedRequest({ request }: EndpointDefinition, seed: number): object {
  if (request === undefined) return {};
  const [value] = fc.sample(allowedValues(z.toJSONSchema(request, { io: 'input' }) as JsonSchema), {
    seed,
    numRuns: 1,
  });
  return Object(value);
}

/** @param paymentId of a payment that may be on record. */
function sampleRequests({ pick, id, at }: PersonCommandOptions, paymentId: string): Samples {
  const version = pick([1, 1, 2]);
  const number = pick([1, 1, 2]);
  const sourceId = pick([`${id}-3`, `${id}-4`]);
  const fileIds = pick([[`${id}-1`], [`${id}-1`, `${id}-2`], [`${id}-2`]]);
  return {
    setStatus: {
      status: pick([...quoteStatuses, 'in-progress']),
      device: pick([undefined, '前台']),
    },
    makeOffer: {
      wordCount: pick([9, 9, 12]),
      pricePerWord: pick(['0.15', '0.225', '0']),
      deliverBy: new Date(at + 24 * 3_600_000).toISOString(),
      sources: pick([undefined, [sourceId]]),
      validUntil: new Date(at + pick([1, 9]) * 3_600_000).toISOString(),
    },
    sendMessage: { text: '可以吗？' },
    keepNote: { text: '扫描件' },
    settle: {
      what: pick(['message', 'file', 'mail']),
      about: pick([`${id}-x`, 'received', sourceId]),
    },
    answerSource: { what: pick(['included', 'left-out']), text: '好的', sourceId },
    ...sampleJobRequests({ pick, id, at }),
    takeBackSource: { becomes: pick(['removed', 'reference']), sourceId },
    deliver: { fileIds, note: '请查收' },
    correctContact: { customerName: pick(['林美慧', '']), customerEmail: 'lin@example.com' },
    enterBilling: { title: pick(['林氏律所', '']), replaces: pick([undefined, `${id}-x`]) },
    recordPayment: {
      amount: pick(['0.45', '1.35', '9']),
      way: pick(['bank', 'cash']),
      receivedOn: new Date(at).toISOString().slice(0, 10),
    },
    reversePayment: { reason: '记错了', kind: pick(['mistake', 'refund']), paymentId },
    acceptOffer: { version, name: '林美' },
    declineOffer: { version, reason: '太晚' },
    sendClientMessage: { text: '谢谢' },
    giveBilling: { title: '林氏', taxNumber: '91310115MA1K4PQ630', replaces: paymentId },
    makeWish: { what: pick(['export', 'erase']) },
    confirmDelivery: { number },
    requestRevision: { number, text: '第二页' },
  };
}

/** @param id of a job may be that of any change with an id of its own. */
function sampleJobRequests({
  pick,
  id,
  at,
}: Pick<PersonCommandOptions, 'pick' | 'id' | 'at'>): Samples {
  const jobId = `${id}.${pick([`${id}-x`, `${id}-x`, `${id}-y`])}`;
  const sourceId = pick([`${id}-3`, `${id}-4`]);
  const terms = {
    words: pick([9, 0]),
    dueAt: new Date(at + 24 * 3_600_000).toISOString(),
    fee: pick([undefined, { currency: 'CNY', kind: 'per-word', amount: '0.35' } as const]),
  };
  return {
    handOutJob: {
      ...terms,
      personId: pick(['translator', 'translator', 'translator', 'nobody']),
      fileIds: pick([['source'], ['source'], ['source', sourceId], [sourceId]]),
    },
    changeJob: { ...terms, jobId },
    writeInJob: { text: '按上次的译法', jobId },
    returnJob: { note: '第二段', jobId },
    takeBackJob: { note: pick([undefined, '不急了']), jobId },
    takeOverJob: { jobId },
  };
}

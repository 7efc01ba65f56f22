import { decideAcceptance } from '@yiqiao/contract/commands/client/decide-acceptance';
import { decideRefusal } from '@yiqiao/contract/commands/client/decide-refusal';
import { decideLink } from '@yiqiao/contract/commands/office/decide-link';
import { decideMessage } from '@yiqiao/contract/commands/office/decide-message';
import { decideNote } from '@yiqiao/contract/commands/office/decide-note';
import { decideOffer } from '@yiqiao/contract/commands/office/decide-offer';
import { decideOpening } from '@yiqiao/contract/commands/office/decide-opening';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import type { RecordStore } from '../../../../src/engine/record-store.ts';

type Decide = Parameters<RecordStore['change']>[1];

interface OrderCommandOptions {
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly changeIds: readonly string[];
  readonly at: number;
  readonly rules: FileDeletionRules;
  readonly revision: number;
}

/** What office and client say to each other before and about an order; right and wrong. */
export function pickOrderCommand(options: OrderCommandOptions): {
  readonly kind: string;
  readonly decide: Decide;
} {
  const { pick, at, rules, revision } = options;
  const version = pick([1, 1, 2]);
  const changeId = pick(options.changeIds);
  const days = pick([1, 9]);
  const offer = {
    wordCount: pick([9, 9, 12]),
    pricePerWord: pick(['0.15', '0.225', '0']),
    deliverBy: new Date(at + 24 * 3_600_000).toISOString(),
    validUntil: new Date(at + days * 3_600_000).toISOString(),
    changeId,
    ifRevision: pick([undefined, revision, revision - 1]),
  };
  const message = { id: changeId, from: pick(['office', 'client'] as const), text: '可以吗？' };
  const digestOf = (number: number) => `${number}`.padStart(64, '0');
  const link = { digestOf, isRenewal: pick([true, false]), changeId };
  const kinds = {
    offer: (it) => decideOffer(it, offer, at, rules),
    accept: (it) => decideAcceptance(it, { version, name: '林美' }, at, rules),
    decline: (it) => decideRefusal(it, { version, reason: '太晚' }, at, rules),
    message: (it) => decideMessage(it, message, at, rules),
    note: (it) => decideNote(it, { id: changeId, text: '扫描件' }, at),
    link: (it) => decideLink(it, link, at),
    open: (it) => decideOpening(it, at),
  } satisfies Record<string, Decide>;
  const kind = pick([
    ...(['offer', 'offer', 'accept', 'decline'] as const),
    ...(['message', 'note', 'link', 'open'] as const),
  ]);
  return { kind, decide: kinds[kind] };
}

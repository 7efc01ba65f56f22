import { decideConfirmation } from '@yiqiao/contract/commands/client/decide-confirmation';
import { decideDownload } from '@yiqiao/contract/commands/client/decide-download';
import { decideRevision } from '@yiqiao/contract/commands/client/decide-revision';
import {
  decideDeliverable,
  decideDeliverableRemoval,
} from '@yiqiao/contract/commands/office/decide-deliverable';
import { decideDelivery } from '@yiqiao/contract/commands/office/decide-delivery';
import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import { decideCompletion } from '@yiqiao/contract/commands/server/decide-completion';
import type { FileDeletionRules } from '@yiqiao/contract/files/file-deletion';
import { removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { RecordStore } from '../../../../src/engine/record-store.ts';

type Decide = Parameters<RecordStore['change']>[1];

interface DeliveryCommandOptions {
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Of the submission; its files have names made of it. */
  readonly id: string;
  readonly at: number;
  readonly rules: FileDeletionRules;
  readonly revision: number;
}

const weekMs = 7 * 24 * 3_600_000;

/** What office, client and clock do with finished files; right and wrong. */
export function pickDeliveryCommand(options: DeliveryCommandOptions): {
  readonly kind: string;
  readonly decide: Decide;
} {
  const { pick, id, at, rules, revision } = options;
  const fileIds = pick([[`${id}-1`], [`${id}-1`, `${id}-2`], [`${id}-2`]]);
  const fileId = pick([`${id}-1`, `${id}-2`]);
  const changeId = pick([`${id}-x`, `${id}-y`]);
  const file = {
    id: fileId,
    fileName: '译文 🀄.docx',
    fileSize: pick([0, 40, 40]),
    fileSha256: 'c'.repeat(64),
    changeId: pick([undefined, changeId]),
  };
  const number = pick([1, 1, 2]);
  const ifRevision = pick([undefined, undefined, revision]);
  const kinds = {
    arrive: (it) => decideDeliverable(it, file, at, rules),
    remove: (it) => decideDeliverableRemoval(it, { id: fileId }, at),
    removed: (it) => decideFileDeleted(it, { cause: 'by-hand', keys: removedKeysOf(it) }, at),
    deliver: (it) =>
      decideDelivery(it, { fileIds, changeId, note: '请查收', ifRevision }, at, rules),
    confirm: (it) => decideConfirmation(it, { number }, at, rules),
    revise: (it) => decideRevision(it, { number, text: '第二页', id: changeId }, at, rules),
    download: (it) => decideDownload(it, { fileId }, at),
    complete: (it) => decideCompletion(it, at + weekMs, rules),
    begin: (it) => ({
      kind: 'changed',
      quote: { ...it, status: 'in-progress', revision: it.revision + 1 },
    }),
  } satisfies Record<string, Decide>;
  const kind = pick([
    ...(['begin', 'arrive', 'arrive', 'arrive', 'deliver', 'deliver'] as const),
    ...(['remove', 'removed', 'download', 'confirm', 'revise', 'complete'] as const),
  ]);
  return { kind, decide: kinds[kind] };
}

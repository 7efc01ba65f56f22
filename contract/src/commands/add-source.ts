import { addedFiles } from '../files/order-files.ts';
import { touch } from '../files/plan-deletion.ts';
import { changeAside, type Decidable, type Decision, toDateTime } from '../record/decision.ts';
import { countOfSource } from '../record/price-count.ts';
import { type Source, type SourceRole, sourceLimits } from '../record/source.ts';
import { isOverStatus } from '../record/status.ts';
import type { TextFault } from '../text/order-text.ts';
import { composeMessage } from './add-message.ts';
import type { CommandContext } from './command.ts';

/** A file that was received completely and stored. */
export interface NewSource {
  /** The key under which it is kept. */
  readonly id: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly fileSha256: string;
  readonly role: SourceRole;
  readonly from: 'client' | 'office';
  /** Of a document: what was found, or `undefined` while it is being counted. */
  readonly measurement?: Source['measurement'] | undefined;
  /** A word with it, or nothing. */
  readonly text?: string | undefined;
  readonly device?: string | undefined;
  /** The sender's id of the upload: a retry adds nothing. */
  readonly changeId: string;
}

/**
 * - `order-closed`: the order is completed or cancelled.
 * - `too-many-files`: one file more, or its bytes, than an order has room for.
 * - `file-empty`, and the faults of a text: of what was sent.
 * - `order-full`: there is no room for the text.
 */
export type SourceRefusal =
  | 'order-closed'
  | 'too-many-files'
  | 'file-empty'
  | 'order-full'
  | TextFault;

/**
 * Adds a document or a reference file to an order, and the text that came with it. Nothing that was offered or agreed
 * changes, and decisions based on the revision before remain valid.
 */
export function addSource<Quote extends Decidable>(
  quote: Quote,
  added: NewSource,
  { at, rules }: Pick<CommandContext, 'at' | 'rules'>,
): Decision<Quote, SourceRefusal> {
  const { sources = [], messages = [], status } = quote;
  const { text = '', measurement, device, ...file } = added;
  const isRepeat = sources.some(
    ({ from, changeId }) => from === file.from && changeId === file.changeId,
  );
  if (isRepeat) return { kind: 'unchanged', quote };
  const reason = findSourceObstacle(quote, file.fileSize);
  if (reason !== null) return { kind: 'refused', reason, quote };
  const note =
    text.trim() === ''
      ? null
      : composeMessage(
          quote,
          { id: file.changeId, from: file.from, text, sourceId: file.id, device },
          at,
        );
  if (note !== null && 'fault' in note) return { kind: 'refused', reason: note.fault, quote };
  const source: Source = {
    ...file,
    ...countOfNew(quote, added),
    filePath: file.id,
    at: toDateTime(at),
    ...(device !== undefined && { device }),
  };
  return changeAside(quote, {
    sources: [...sources, source],
    ...(note !== null && { messages: [...messages, note] }),
    ...touch(quote, status, at, rules),
  });
}

const notCounted = { wordCount: 0, wordCountBasis: 'none', measurement: null } as const;

function countOfNew(quote: Decidable, { role, fileSize, measurement }: NewSource) {
  if (role === 'reference') return notCounted;
  if (measurement === undefined) return { ...notCounted, wordCountBasis: 'counting' };
  return countOfSource(quote, { fileSize }, measurement);
}

/** Why a file of this size cannot be added. Also called before the first byte is read. */
export function findSourceObstacle(
  quote: Decidable,
  fileSize: number,
): 'order-closed' | 'too-many-files' | 'file-empty' | null {
  if (isOverStatus(quote.status)) return 'order-closed';
  if (fileSize === 0) return 'file-empty';
  const { sources = [] } = quote;
  const bytes = addedFiles(quote).reduce((sum, file) => sum + file.fileSize, fileSize);
  const isFull = sources.length >= sourceLimits.files || bytes > sourceLimits.bytes;
  return isFull ? 'too-many-files' : null;
}

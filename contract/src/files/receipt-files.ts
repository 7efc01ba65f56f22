import type { Delivery } from '../record/delivery.ts';
import { hadDocument } from '../record/no-document.ts';
import type { Source } from '../record/source.ts';

/** A document that an order had: one of the request, one that was added to it, or one that the office handed over. */
export interface ReceiptFile {
  /** Of an added or finished file; `source` for the document of the request. */
  readonly id: string;
  readonly from: 'client' | 'office';
  readonly fileName: string;
  readonly fileSize: number;
  /** Hexadecimal; absent where the reader does not get to see it. */
  readonly fileSha256?: string | undefined;
  /** When it arrived, or was handed over. */
  readonly at: string;
  readonly fileDeletedAt?: string | undefined;
}

type KnownFile = Pick<ReceiptFile, 'fileName' | 'fileSize' | 'fileSha256' | 'fileDeletedAt'>;

interface FiledOrder extends KnownFile {
  readonly createdAt: string;
  readonly sources?: readonly (KnownFile & Pick<Source, 'id' | 'from' | 'at'>)[] | undefined;
  readonly deliveries?: readonly Pick<Delivery, 'at' | 'files'>[] | undefined;
}

/** Every document that an order had, deleted or not: the client's first, then ours in the order of the deliveries. */
export function receiptFiles(order: FiledOrder): readonly ReceiptFile[] {
  const { createdAt, sources = [], deliveries = [] } = order;
  const source = { id: 'source', from: 'client', ...factsOf(order), at: createdAt } as const;
  return [
    ...(hadDocument(order) ? [source] : []),
    ...sources.map((file) => ({
      id: file.id,
      from: 'client' as const,
      ...factsOf(file),
      at: file.at,
    })),
    ...deliveries.flatMap(({ at, files }) =>
      files.map((file) => ({ id: file.id, from: 'office' as const, ...factsOf(file), at })),
    ),
  ];
}

function factsOf({ fileName, fileSize, fileSha256, fileDeletedAt }: KnownFile): KnownFile {
  return { fileName, fileSize, fileSha256, fileDeletedAt };
}

/** When the last of an order's documents was deleted; `null` while one is still there. */
export function allDeletedAt(order: FiledOrder): string | null {
  const moments = receiptFiles(order).map(({ fileDeletedAt = '' }) => fileDeletedAt);
  return moments.includes('') ? null : (moments.sort().at(-1) ?? null);
}

/** How long after its completion the last document was deleted, in ms; `null` where that is not known. */
export function keptAfterCompletion(
  order: FiledOrder & { readonly completedAt?: string | undefined },
): number | null {
  const ms = Date.parse(allDeletedAt(order) ?? '') - Date.parse(order.completedAt ?? '');
  return ms >= 0 ? ms : null;
}

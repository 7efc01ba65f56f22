import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';

/** A file on the receipt: the client's own document, or one that the office handed over. */
export interface ReceiptRow {
  readonly key: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly sum?: string | undefined;
  readonly handedOverAt: string;
  readonly deletedAt?: string | undefined;
  /** Of a file that the client can still download. */
  readonly fileId?: string;
}

/** Every file that there was, the client's first, then ours in the order of the deliveries. */
export function listReceiptRows(request: ClientRequest): readonly ReceiptRow[] {
  const { fileName, fileSize, fileSha256, createdAt, fileDeletedAt, deliveries } = request;
  const own: ReceiptRow = {
    key: 'yours',
    fileName,
    fileSize,
    sum: fileSha256,
    handedOverAt: createdAt,
    deletedAt: fileDeletedAt,
  };
  const ours = deliveries.flatMap(({ at, files }) =>
    files.map((file) => ({
      key: file.id,
      fileName: file.fileName,
      fileSize: file.fileSize,
      sum: file.fileSha256,
      handedOverAt: at,
      deletedAt: file.fileDeletedAt,
      ...(file.fileDeletedAt === undefined && { fileId: file.id }),
    })),
  );
  return [own, ...ours];
}

/** When the last of them was deleted; `null` while one is still there. */
export function allDeletedAt(rows: readonly ReceiptRow[]): string | null {
  const moments = rows.map(({ deletedAt }) => deletedAt ?? '').sort();
  return moments.includes('') ? null : (moments.at(-1) ?? null);
}

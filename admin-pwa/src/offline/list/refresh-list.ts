import type { Client } from '@yiqiao/contract/client';
import { HttpError } from '@yiqiao/contract/http-error';
import * as z from 'zod/mini';
import type { ListHead } from '../storage/list-head.ts';
import { type Chunk, cutIntoChunks } from '../storage/quote-chunks.ts';
import type { RefreshMessage, RefreshRequest } from './list-messages.ts';

export interface RefreshEdges {
  readonly client: Pick<Client, 'listQuotes'>;
  readonly now: () => number;
  readonly report: (message: RefreshMessage) => void;
  /** Keeps what changed on the device; rejects when it cannot. */
  readonly write: (chunks: readonly Chunk[], head: ListHead) => Promise<void>;
}

/**
 * Fetches the list and reports what differs from what the page holds. The page sees it as soon as it
 * is known; that it could not be kept on the device is not a failure of the refresh.
 */
export async function refreshList(
  { etag, signatures }: RefreshRequest,
  { client, now, report, write }: RefreshEdges,
): Promise<void> {
  const answer = await client.listQuotes(etag).catch((error: unknown) => asFailure(error));
  if (answer.kind !== 'changed') return report(answer);

  const changed: Chunk[] = [];
  for (const chunk of cutIntoChunks(answer.quotes)) {
    if (signatures[chunk.key] === chunk.signature) continue;
    changed.push(chunk);
    report({ kind: 'chunk', chunk });
  }
  const servedAt = parseHttpDate(answer.servedAt) ?? now();
  const head: ListHead = {
    total: answer.quotes.length,
    chunkCount: [...cutIntoChunks(answer.quotes)].length,
    etag: answer.etag,
    asOf: servedAt,
    clockOffsetMs: servedAt - now(),
  };
  const isStored = await write(changed, head).then(
    () => true,
    () => false,
  );
  report({ kind: 'changed', head, isStored });
}

type Failure = RefreshMessage & { kind: 'refused' | 'unreadable' | 'unreachable' };

function asFailure(error: unknown): Failure {
  if (error instanceof HttpError)
    return { kind: 'refused', status: error.status, body: error.body };
  return { kind: error instanceof z.core.$ZodError ? 'unreadable' : 'unreachable' };
}

export function parseHttpDate(text: string | null): number | null {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? null : at;
}

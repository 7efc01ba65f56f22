import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Endpoints } from '@yiqiao/contract/endpoints';
import { type FileDeletionCause, fileDeletionCauseOf } from '@yiqiao/contract/file-deletion';
import type { Request, Response } from 'express';
import { parseRange } from '../http/byte-range.ts';
import { attachmentNamed } from '../http/content-disposition.ts';
import { namesTag } from '../http/entity-tag.ts';
import { HttpProblem, notFound } from '../http/http-problem.ts';
import type { Log } from '../log/log.ts';
import type { QuoteStore, StoredQuote } from '../store/quote-store.ts';
import { createDocumentCheck } from '../uploads/vault/document-check.ts';
import type { FileVault } from '../uploads/vault/file-vault.ts';
import { answered, type Handler } from './handler.ts';

interface AdminFileOptions {
  readonly store: Pick<QuoteStore, 'get' | 'findByFilePath'>;
  readonly vault: FileVault;
  readonly log: Log;
}

/** A document comes from a stranger: it is downloaded, never shown, and runs nothing if it is opened. */
const sandbox = "sandbox; default-src 'none'";

export function adminFile({
  store,
  vault,
  log,
}: AdminFileOptions): Handler<Endpoints['adminFile']> {
  const isAsReceived = createDocumentCheck(vault);

  return async ({ request, response, parameters: { filePath } }) => {
    const quote = store.findByFilePath(filePath) ?? refuseAbsent(filePath);
    const file = await vault.open(filePath);
    if (!file) {
      log('error', 'file-missing', { quote: quote.id });
      throw notFound('The file is missing on the server.');
    }
    try {
      await refuseChanged(filePath, file, quote);
      await sendFile(request, response, file, quote);
      return answered;
    } finally {
      await file.close();
    }
  };

  async function refuseChanged(key: string, file: FileHandle, quote: StoredQuote): Promise<void> {
    if (await isAsReceived(key, file, quote)) return;
    log('error', 'file-changed', { quote: quote.id });
    throw new HttpProblem(
      500,
      'file-changed',
      'The file on the server is not the one that was received. Restore it from a backup, or ask the client to send it again.',
    );
  }

  // The key of a document is the id of its submission.
  function refuseAbsent(filePath: string): never {
    const quote = store.get(filePath);
    if (quote?.fileDeletedAt === undefined) throw notFound('There is no such file.');
    const message = deletedMessages[fileDeletionCauseOf(quote)];
    throw new HttpProblem(410, 'file-deleted', message);
  }
}

const deletedMessages: Readonly<Record<FileDeletionCause, string>> = {
  completed: 'The file was deleted after the project was completed.',
  abandoned: 'The file was deleted because nothing had changed in the submission for a long time.',
  'by-hand': 'The file was deleted by staff.',
};

async function sendFile(
  { headers, method }: Pick<Request, 'headers' | 'method'>,
  response: Response,
  file: FileHandle,
  quote: StoredQuote,
): Promise<void> {
  const { size } = await file.stat();
  const tag = `"${quote.fileSha256}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Accept-Ranges', 'bytes');
  if (namesTag(headers['if-none-match'], [tag])) {
    response.status(304).end();
    return;
  }
  const ifRange = headers['if-range'];
  const range = parseRange(
    ifRange === undefined || ifRange === tag ? headers.range : undefined,
    size,
  );
  if (range === 'unsatisfiable') {
    throw new HttpProblem(416, 'range-not-satisfiable', 'The file is not that long.', {
      headers: { 'Content-Range': `bytes */${size}` },
    });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.status(range ? 206 : 200);
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1);
  response.setHeader('Content-Type', 'application/octet-stream');
  response.setHeader('Content-Disposition', attachmentNamed(quote.fileName));
  response.setHeader('Content-Security-Policy', sandbox);
  if (method === 'HEAD' || size === 0) {
    response.end();
    return;
  }
  const content = file.createReadStream({
    start,
    end,
    autoClose: false,
    highWaterMark: 256 * 1024,
  });
  // A reader that goes away in the middle is no fault of ours.
  await pipeline(content, response).catch((error) => {
    if (!response.destroyed) throw error;
  });
}

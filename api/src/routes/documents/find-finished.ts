import type { OrderFile } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { HttpProblem, notFound } from '../../http/answers/http-problem.ts';

/** A file that was handed over to the client. @throws HttpProblem 404 if there is none, 410 once it is deleted. */
export function findDelivered({ deliveries = [] }: StoredQuote, fileId: string): OrderFile {
  const file = deliveries.flatMap(({ files }) => files).find(({ id }) => id === fileId);
  return requireBytes(file);
}

/** A document or a reference file that was added to an order. @throws HttpProblem as above. */
export function findAdded({ sources = [] }: StoredQuote, sourceId: string): OrderFile {
  return requireBytes(sources.find(({ id }) => id === sourceId));
}

/** A finished file for staff, handed over or not. @throws HttpProblem as above. */
export function findFinished(quote: StoredQuote, fileId: string): OrderFile {
  const waiting = quote.deliverables?.find(({ id }) => id === fileId);
  return waiting ?? findDelivered(quote, fileId);
}

/** A file whose bytes are there. @throws HttpProblem 404 if there is none, 410 once it is deleted. */
export function requireBytes(
  file: (Omit<OrderFile, 'filePath'> & { readonly filePath?: string | undefined }) | undefined,
): OrderFile {
  if (file === undefined) throw notFound('There is no such file.');
  const { filePath } = file;
  if (filePath !== undefined) return { ...file, filePath };
  throw fileDeleted();
}

export function fileDeleted(): HttpProblem {
  return new HttpProblem(410, 'file-deleted', 'The file was deleted, as agreed.');
}

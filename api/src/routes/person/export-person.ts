import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { decideExported } from '@yiqiao/contract/commands/client/make-wish';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Response } from 'express';
import { attachmentNamed } from '../../http/answers/content-disposition.ts';
import { noSubmission } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';
import { findPerson } from '../../order/find-person.ts';
import { exportPerson as makeExport } from '../../person/export/export-person.ts';
import { answered, type Handlers } from '../handler.ts';

/**
 * A zip whose length is not known in advance: a failure midway closes the connection, so that the browser reports a
 * failed download. Only a complete one fulfils the client's wish.
 */
export function exportPerson({
  engine: { records, feed, documents },
  clock,
  log,
}: Pick<Office, 'engine' | 'clock' | 'log'>): Handlers['exportPerson'] {
  return async ({ parameters: { id }, request, response }) => {
    const quote = await records.get(id);
    if (quote === undefined) throw noSubmission();
    const quotes = await findPerson(feed, quote);
    const at = clock();
    response.setHeader('Content-Type', 'application/zip');
    response.setHeader('Content-Disposition', attachmentNamed(nameOf(quote, at)));
    if (request.method === 'HEAD') {
      response.end();
      return answered;
    }
    const isWhole = await send(makeExport({ documents, quotes, at }), response, (error) =>
      log('error', 'export-broken', { quote: id, reason: String(error) }),
    );
    if (!isWhole) return answered;
    for (const each of quotes) await records.change(each.id, (it) => decideExported(it, at));
    log('info', 'person-exported', { quote: id, submissions: quotes.length });
    return answered;
  };
}

/** The file is named after the reference, which does not reveal the person. */
function nameOf({ reference }: StoredQuote, at: number): string {
  return `${reference}-${new Date(at).toISOString().slice(0, 10)}.zip`;
}

/** @returns whether all of it was sent; a client that disconnects is not a fault. */
async function send(
  zip: AsyncIterable<Uint8Array>,
  response: Response,
  report: (error: unknown) => void,
): Promise<boolean> {
  let fault: unknown = null;
  async function* watched() {
    try {
      yield* zip;
    } catch (error) {
      fault = error;
      throw error;
    }
  }
  try {
    await pipeline(
      Readable.from(watched(), { objectMode: false, highWaterMark: 65_536 }),
      response,
    );
    return true;
  } catch {
    if (fault !== null) report(fault);
    return false;
  }
}

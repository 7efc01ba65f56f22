import { findPayableEstimate } from '@yiqiao/contract/life/life-state';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { idempotencyKeyHeader } from '@yiqiao/contract/record/upload-form';
import { pathPrefixes } from '@yiqiao/contract/text/languages';
import { answerLanguage } from '../http/answers/answer-language.ts';
import { prefersHtml } from '../http/answers/prefers-html.ts';
import { allowBody } from '../http/connections/expect-continue.ts';
import { toClientKey } from '../http/limits/client-address.ts';
import type { Office } from '../office/office.ts';
import { expectedBytes } from '../uploads/expected-bytes.ts';
import type { BodyGuard } from '../uploads/form/body-guard.ts';
import { createMultipartParser } from '../uploads/form/multipart-parser.ts';
import type { UploadGate } from '../uploads/gate/upload-gate.ts';
import { takeQuote } from '../uploads/quote-intake.ts';
import { createRepeatedUploads, readIdempotencyKey } from '../uploads/repeated-uploads.ts';
import { answered, type Handlers } from './handler.ts';
import { readUploadsCookie } from './uploads/uploads-cookie.ts';

/** Idle time after which a first attempt is aborted once its retry has arrived. */
const shortenedIdleMs = 5000;

/** Everything that can be refused is refused before the body is read. */
export function uploadQuote(office: Office, gate: UploadGate): Handlers['uploadQuote'] {
  const repeats = createRepeatedUploads();

  return async ({ request, response }) => {
    const parser = createMultipartParser(request.headers);
    const idempotencyKey = readIdempotencyKey(request.headers[idempotencyKeyHeader.toLowerCase()]);
    const client = toClientKey(request.ip);
    const ticket = await gate.admit(client, expectedBytes(request));
    let guard: BodyGuard | null = null;
    const isAwaited = () => !response.destroyed;
    const run = () => {
      allowBody(request, response);
      return takeQuote(
        request,
        { ...office, counts: office.jobs.counts, hasProvider: office.payments !== null },
        {
          parser,
          ticket,
          client,
          browser: readUploadsCookie(request),
          idempotencyKey,
          signal: AbortSignal.any([office.cutting, ticket.signal]),
          isAwaited,
          onGuard: (made) => {
            guard = made;
          },
        },
      );
    };
    const shortenPause = () => guard?.shortenPause(shortenedIdleMs);
    try {
      const quote = await (idempotencyKey === undefined
        ? run()
        : repeats.once(idempotencyKey, { run, shortenPause, isAwaited }));
      if (!prefersHtml(request)) return toReceipt(quote, office);
      response.redirect(303, `${pathPrefixes[answerLanguage(request)]}/success`);
      return answered;
    } finally {
      ticket.release();
    }
  };
}

/** A retry does not reveal a link that staff have renewed since: the old one may have leaked. */
function toReceipt(quote: StoredQuote, { links }: Pick<Office, 'links'>) {
  const requestPath = links.pathOf(quote);
  const isMailed = quote.mails?.some(({ event }) => event === 'received') === true;
  const payVersion = findPayableEstimate(quote)?.version;
  const receipt = {
    ...quote,
    ...(isMailed && { isMailed }),
    ...(payVersion !== undefined && { payVersion }),
  };
  return requestPath === null || quote.link?.number !== 1 ? receipt : { ...receipt, requestPath };
}

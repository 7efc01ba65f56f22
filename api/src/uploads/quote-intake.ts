import type { IncomingMessage } from 'node:http';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import { cleanQuoteRequest } from '@yiqiao/contract/record/quote-request';
import { requestFieldNames } from '@yiqiao/contract/record/request-fields';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { payNowField, pricesField } from '@yiqiao/contract/record/upload-form';
import { cleanFileName } from './form/file-name.ts';
import { badField } from './form/form-fields.ts';
import { type ReceivedForm, receiveForm } from './form/receive-form.ts';
import { refuseBadFields } from './form/refuse-bad-fields.ts';
import { isSentFile, type SentFile } from './form/sent-file.ts';
import type { Intake, IntakeOffice } from './intake.ts';
import { takeOnce } from './pieces/take-once.ts';
import { uploadUsed } from './pieces/upload-problems.ts';
import { countAndStore, type Received, repeatQuote } from './store-quote.ts';
import { takeDocument } from './take-document.ts';

/**
 * Handles one quote request from its first byte to the stored submission. Resolves when the document and its record
 * are on disk, by this request or an earlier one under the same key; when it rejects, neither was kept. Order:
 * document written and flushed, renamed, folder flushed, counted if that takes little time, submission stored. A
 * crash in between leaves a file that the next start sets aside. A document that was sent in pieces before is kept
 * whatever happens, so that the request can be repeated.
 */
export function takeQuote(
  request: IncomingMessage,
  office: IntakeOffice,
  intake: Intake,
): Promise<StoredQuote> {
  const { clock, uploadIdleMs: idleMs } = office;
  const { records, documents } = office.engine;
  const { parser, ticket, idempotencyKey, signal, onGuard } = intake;
  return takeDocument(documents, async ({ key, incoming }) => {
    const { fields, file } = await receiveForm(request, parser, {
      fieldNames: [...requestFieldNames, payNowField, pricesField],
      incoming,
      idleMs,
      signal,
      onBytes: (bytes) => ticket.count(bytes),
      onGuard,
    });
    const typed = cleanQuoteRequest(fields);
    if (isSentFile(file)) {
      await incoming.discard();
      return takeSentQuote({ fields, file }, office, intake);
    }
    const first = idempotencyKey && (await records.findByIdempotencyKey(idempotencyKey));
    if (first) {
      const answer = repeatQuote(first, typed, file);
      await incoming.discard();
      return answer;
    }
    refuseBadFields(typed, clock());
    await incoming.commit();
    const seen = readSeen(fields, office);
    const stored = await countAndStore({ key, request: typed, file, ...seen }, office, intake);
    // Another process has stored the same request first: its document is the one to keep.
    if (stored.filePath !== key) await incoming.discard();
    return stored;
  });
}

/** A request whose document has arrived before, in pieces. */
async function takeSentQuote(
  { fields, file: sent }: Pick<ReceivedForm, 'fields'> & { readonly file: SentFile },
  office: IntakeOffice,
  intake: Intake,
): Promise<StoredQuote> {
  const { engine, pieces, clock } = office;
  const { browser, idempotencyKey } = intake;
  const upload = pieces.find(sent.uploadId, browser);
  const { key } = upload;
  const typed = cleanQuoteRequest(fields);

  async function findStored(): Promise<StoredQuote | null> {
    // Asked first: in between another process may store this very request, which is no other request's then.
    const isTaken = (await engine.records.get(key)) !== undefined;
    const first = idempotencyKey && (await engine.records.findByIdempotencyKey(idempotencyKey));
    if (first) {
      const sha256 = first.filePath === key ? first.fileSha256 : '';
      return repeatQuote(first, typed, { name: cleanFileName(sent.fileName), sha256 });
    }
    if (isTaken) throw uploadUsed();
    return null;
  }

  async function take(): Promise<StoredQuote> {
    refuseBadFields(typed, clock());
    const seen = readSeen(fields, office);
    return pieces.take(upload, sent, async (file) => {
      const answer = await countAndStore({ key, request: typed, file, ...seen }, office, intake);
      return { answer, isKept: answer.filePath === key };
    });
  }

  return takeOnce(findStored, take);
}

/** What the visitor was shown. @throws HttpProblem 400 for a sum that is none. */
function readSeen(
  fields: ReceivedForm['fields'],
  { hasProvider }: Pick<IntakeOffice, 'hasProvider'>,
): Pick<Received, 'payNow' | 'shownPrices'> {
  const shownPrices = fields.get(pricesField);
  const given = fields.get(payNowField);
  if (!hasProvider || given === undefined || given === '') {
    return { payNow: undefined, shownPrices };
  }
  const payNow = parsePaymentAmount(given);
  if (payNow === null) throw badField(payNowField, endpoints.createPaymentIntent.invalid);
  return { payNow, shownPrices };
}

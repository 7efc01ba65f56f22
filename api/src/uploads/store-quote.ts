import {
  type AddCommand,
  decideAdd,
  decideRepeat,
} from '@yiqiao/contract/commands/client/decide-add';
import { estimateWordsFromSize } from '@yiqiao/contract/counting/word-estimate';
import type { Cents } from '@yiqiao/contract/money/money';
import type { Decision } from '@yiqiao/contract/record/decision';
import { findPricesInEffect } from '@yiqiao/contract/record/prices-in-effect';
import type { QuoteRequestFields } from '@yiqiao/contract/record/quote-request';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { HttpProblem } from '../http/answers/http-problem.ts';
import { ClientGone } from '../http/client-gone.ts';
import type { ReceivedFile } from './form/file-part.ts';
import type { Intake, IntakeOffice } from './intake.ts';
import { makeReference } from './reference.ts';

export interface Received {
  readonly key: string;
  readonly request: QuoteRequestFields;
  readonly file: ReceivedFile;
  /** The sum that the visitor wants to pay at once. */
  readonly payNow: Cents | undefined;
  /** The name of the prices that the visitor was shown. */
  readonly shownPrices: string | undefined;
}

/** Without a count nothing can be paid, so the visitor waits longer; after that the office answers. */
const payNowPatienceMs = 20_000;

/** A document that could not be counted before its visitor needs a response is counted later. */
export async function countAndStore(
  { key, request, file, payNow, shownPrices }: Received,
  { engine, counts, clock, links, encodeClient, ownSettings }: IntakeOffice,
  { client, idempotencyKey, isAwaited }: Intake,
): Promise<StoredQuote> {
  const { records, documents } = engine;
  const { name, size } = file;
  const countedFor = encodeClient(client);
  const place = await documents.locate(key);
  const count = counts.begin({ place, name, size, client: countedFor });
  try {
    const measurement = await count.soon(payNow === undefined ? undefined : payNowPatienceMs);
    if (!isAwaited()) throw new ClientGone('The client went away before its request was stored.');
    const now = clock();
    const command = {
      id: key,
      reference: await makeReference(records),
      request,
      document: { ...toDocument(file), filePath: key },
      estimatedWordCount: file.spacedWords ?? estimateWordsFromSize(size),
      idempotencyKey,
      linkDigest: links.digestOf(key, 1),
      measurement,
      countedFor,
      payNow,
      prices: findPricesInEffect(await ownSettings.read(), shownPrices, now),
    };
    const decision = await records.add(idempotencyKey, (first) =>
      decideAdd(first, command, now, ownSettings.readKept()),
    );
    const stored = orRefuse(decision);
    if (measurement !== null) return stored;
    if (stored.id === key) counts.follow(key, count);
    else count.cancel();
    return stored;
  } catch (error) {
    count.cancel();
    throw error;
  }
}

/** Answers a repeat. @throws HttpProblem 409 when the key belongs to another request. */
export function repeatQuote(
  first: StoredQuote,
  request: QuoteRequestFields,
  file: Pick<ReceivedFile, 'name' | 'sha256'>,
): StoredQuote {
  const document = { fileName: file.name, fileSha256: file.sha256 };
  return orRefuse(decideRepeat(first, request, document));
}

/** @throws HttpProblem 409 when the key belongs to another request. */
function orRefuse(decision: Decision<StoredQuote, 'key-reused'>): StoredQuote {
  if (decision.kind !== 'refused') return decision.quote;
  throw new HttpProblem(
    409,
    'key-reused',
    'A different request was already received under this Idempotency-Key. Send this one under a new key.',
  );
}

function toDocument(file: ReceivedFile): Omit<AddCommand['document'], 'filePath'> {
  const { name: fileName, size: fileSize, type: fileType, sha256: fileSha256 } = file;
  return { fileName, fileSize, fileType, fileSha256 };
}

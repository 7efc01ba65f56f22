import { createHash } from 'node:crypto';
import type { AddCommand } from '@yiqiao/contract/commands/client/decide-add';
import { specifiedPrices } from '@yiqiao/contract/money/prices';
import { cleanQuoteRequest } from '@yiqiao/contract/record/quote-request';

/** A request that has arrived, uncounted; its document is the same each time. */
export function sampleCommand(
  id: string,
  idempotencyKey?: string,
  fields: Readonly<Record<string, string>> = {},
): AddCommand {
  const given = {
    customerName: '王小明',
    customerEmail: 'wang@example.com',
    translationDirection: 'Chinese to English Translation',
    ...fields,
  };
  return {
    id,
    reference: `YQ-${id}`,
    request: cleanQuoteRequest(new Map(Object.entries(given))),
    document: {
      fileName: '合同 草案.txt',
      fileSize: 42,
      fileType: 'text/plain',
      filePath: `file-${id}`,
      fileSha256: 'a'.repeat(64),
    },
    estimatedWordCount: 9,
    idempotencyKey,
    countedFor: 'visitor',
    linkDigest: createHash('sha256').update(id).digest('hex'),
    measurement: null,
    prices: { present: specifiedPrices },
  };
}

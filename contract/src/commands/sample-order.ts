import type { Deliverable, StaffDelivery } from '../record/delivery.ts';
import type { Offer } from '../record/order.ts';

/** An offer that is open until 2026-12-20. For tests. */
export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return {
    version: 1,
    wordCount: 9,
    countedWords: 9,
    pricePerWord: '0.10',
    total: '0.90',
    currency: 'USD',
    deliverBy: '2026-11-27T12:00:00.000Z',
    validUntil: '2026-12-20T10:00:00.000Z',
    at: '2026-11-20T09:00:00.000Z',
    ...changes,
  };
}

/** A delivery of one file, four hours after the offer. For tests. */
export function sampleDelivery(changes: Partial<StaffDelivery> = {}): StaffDelivery {
  return {
    number: 1,
    at: '2026-11-20T13:00:00.000Z',
    files: [{ ...sampleFile, filePath: 'finished' }],
    ...changes,
  };
}

/** A finished file that was not delivered yet. For tests. */
export function sampleDeliverable(changes: Partial<Deliverable> = {}): Deliverable {
  return { ...sampleFile, filePath: 'finished', at: '2026-11-20T12:00:00.000Z', ...changes };
}

const sampleFile = {
  id: 'file',
  fileName: 'Contract.docx',
  fileSize: 40,
  fileSha256: 'ab'.repeat(32),
};

import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';

/** A request that was received at 06:31 and is looked at five hours later. */
export function sampleRequest(changes: Partial<ClientRequest> = {}): ClientRequest {
  return {
    reference: 'YQ-7F3K-Q2ZD',
    state: 'received',
    servedAt: '2026-11-20T11:31:00.000Z',
    createdAt: '2026-11-20T06:31:00.000Z',
    customerName: 'Margaret Lin',
    translationDirection: 'Chinese to English Translation',
    serviceType: 'Professional Translation',
    deliveryTimeline: 'Standard (5-7 days)',
    timeZone: 'Asia/Hong_Kong',
    fileName: 'Shareholders agreement 股东协议.docx',
    fileSize: 912_261,
    wordCount: 5318,
    estimatedWordCount: 152_043,
    wordCountBasis: 'measured',
    measurement: null,
    estimatedCost: '531.80',
    due: { what: 'reply', by: 'office', at: '2026-11-21T06:31:00.000Z' },
    isLate: false,
    offers: [],
    refusals: [],
    messages: [],
    deliveries: [],
    sources: [],
    hasMail: false,
    ...changes,
  };
}

import { describe, expect, it } from 'vitest';
import { cleanQuoteRequest, type QuoteRequestFields } from './quote-request.ts';
import { mapFields, requestFieldNames } from './request-fields.ts';
import { isSameRequest, toRecord } from './request-record.ts';

const good: QuoteRequestFields = {
  ...mapFields(requestFieldNames, () => ''),
  customerName: '林美',
  customerEmail: 'lin@example.com',
  translationDirection: 'Chinese Writing',
};

describe('toRecord', () => {
  const given = new Map([
    ['customerName', '林美'],
    ['customerEmail', 'lin@example.com'],
    ['translationDirection', 'Chinese Writing'],
  ]);
  const includedIn = (include?: string) =>
    toRecord(
      cleanQuoteRequest(include === undefined ? given : new Map([...given, ['include', include]])),
    ).include;

  it('writes down what is counted in, also where the request left it to the defaults', () => {
    expect(includedIn()).toBe('text-boxes,notes');
    expect(includedIn('comments, text-boxes')).toBe('text-boxes,comments');
  });

  it('keeps an empty choice, which means the main text alone', () => {
    expect(includedIn('')).toBe('');
    expect(includedIn(' , ')).toBe('');
  });
});

describe('isSameRequest', () => {
  const rates = { serviceType: 'Standard Translation', deliveryTimeline: 'Rush (24 hours)' };
  const request = { ...good, ...rates, include: 'notes' };
  const record = toRecord(request);

  it('tells requests apart that count different parts in', () => {
    expect(isSameRequest(request, record)).toBe(true);
    expect(isSameRequest({ ...request, include: '' }, record)).toBe(false);
  });

  it('takes a record from before the field for the same request', () => {
    const { include: _, ...older } = record;
    expect(isSameRequest({ ...request, include: 'text-boxes,notes' }, older)).toBe(true);
  });

  it('takes one that is sent again in another language for the same request', () => {
    expect(isSameRequest({ ...request, language: 'zh-Hans' }, record)).toBe(true);
    expect(isSameRequest(request, { ...record, language: 'zh-Hant' })).toBe(true);
  });
});

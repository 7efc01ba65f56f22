import { nameOfPrices, specifiedPrices } from '@yiqiao/contract/money/prices';
import { describe, expect, it } from 'vitest';
import { emptyRequestFields } from '../fields/request-fields.ts';
import { buildRequestForm } from './request-form.ts';

const file = new File(['一二三'], '合同 草案.txt', { type: 'text/plain' });
const document = { file, include: 'text-boxes,comments' };
const fields = {
  ...emptyRequestFields,
  customerName: ' 林美慧 ',
  customerEmail: 'm.lin@harbourlaw.example ',
  translationDirection: 'Chinese to English Translation',
};

const shanghai = { timeZone: 'Asia/Shanghai', language: 'zh-Hans' } as const;
const utc = { timeZone: 'UTC', language: 'en' } as const;

describe('buildRequestForm', () => {
  it('sends service type and timeline empty while no estimate is open', () => {
    expect([...buildRequestForm(document, fields, null, shanghai)]).toEqual([
      ['customerName', '林美慧'],
      ['customerEmail', 'm.lin@harbourlaw.example'],
      ['translationDirection', 'Chinese to English Translation'],
      ['serviceType', ''],
      ['deliveryTimeline', ''],
      ['include', 'text-boxes,comments'],
      ['timeZone', 'Asia/Shanghai'],
      ['language', 'zh-Hans'],
      ['prices', nameOfPrices(specifiedPrices)],
      ['file', expect.objectContaining({ name: '合同 草案.txt' })],
    ]);
  });

  it('sends the choices of an open estimate', () => {
    const pricing = { serviceType: 'Premium Translation', deliveryTimeline: 'Rush (24 hours)' };
    const form = buildRequestForm(document, fields, pricing, utc);
    expect(form.get('serviceType')).toBe('Premium Translation');
    expect(form.get('deliveryTimeline')).toBe('Rush (24 hours)');
  });

  it('sends the sum that the visitor wants to pay at once, before the document', () => {
    const form = buildRequestForm(document, fields, null, { ...utc, payNow: 53_180 });
    expect(form.get('payNow')).toBe('531.80');
    expect([...form.keys()].at(-1)).toBe('file');
    expect(buildRequestForm(document, fields, null, utc).has('payNow')).toBe(false);
  });

  it('sends the moment of the deadline and the time as typed', () => {
    const deadline = { deadlineDay: '2026-12-03', deadlineTime: '17:00' };
    const form = buildRequestForm(document, { ...fields, ...deadline }, null, utc);
    expect(form.get('deadlineDate')).toBe(new Date(2026, 11, 3, 17).toISOString());
    expect(form.get('deadlineTime')).toBe('17:00');
  });

  it('sends an empty choice: only the main text is counted', () => {
    const form = buildRequestForm({ ...document, include: '' }, fields, null, utc);
    expect(form.get('include')).toBe('');
  });

  it('keeps a time without a day', () => {
    const form = buildRequestForm(document, { ...fields, deadlineTime: '09:30' }, null, utc);
    expect(form.has('deadlineDate')).toBe(false);
    expect(form.get('deadlineTime')).toBe('09:30');
  });
});

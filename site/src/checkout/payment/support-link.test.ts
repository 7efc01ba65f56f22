import { describe, expect, it } from 'vitest';
import { checkout } from '../../content/en/checkout/checkout.ts';
import { supportLink } from './support-link.ts';

function readMail(link: string): URLSearchParams {
  return new URL(link).searchParams;
}

describe('supportLink', () => {
  it('carries the amount, the payment’s reference and what is bought', () => {
    const order = {
      fileName: '合同 & 附件.docx',
      words: '5,318 words',
      service: 'Standard Translation',
    };
    const mail = readMail(supportLink(53_180, checkout, { reference: 'pi_1a2b', order }));
    expect(mail.get('subject')).toBe('Payment of $531.80');
    expect(mail.get('body')).toBe(
      'Payment reference: pi_1a2b\r\nDocument: 合同 & 附件.docx, 5,318 words\r\nService: Standard Translation',
    );
  });

  it('has no body while nothing is known', () => {
    expect(readMail(supportLink(null, checkout)).get('body')).toBeNull();
  });
});

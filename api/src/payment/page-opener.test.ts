import { samplePaid } from '@yiqiao/contract/commands/sample-payment';
import { describe, expect, it } from 'vitest';
import { createPageOpener } from './page-opener.ts';

function openPages(url: string) {
  const logged: object[] = [];
  const fact = samplePaid({ outcome: 'open' });
  const answer = async () => ({ session: 'cs_1', url, expiresAt: '', fact });
  const pages = createPageOpener({
    provider: { openPage: answer, readPage: answer, closePage: answer },
    checkoutOrigin: 'https://checkout.stripe.com',
    clock: () => 0,
    log: (level, event, fields) => void logged.push({ level, event, ...fields }),
  });
  return { pages, logged };
}

describe('createPageOpener', () => {
  it('leads to the provider’s own pages', async () => {
    const { pages } = openPages('https://checkout.stripe.com/c/pay/cs_1');
    expect((await pages.read('cs_1'))?.session).toBe('cs_1');
  });

  it.each([
    'https://evil.example/c/pay',
    'https://checkout.stripe.com.evil.example/',
    'https://checkout.stripe.com@evil.example/',
    'http://checkout.stripe.com/',
    'javascript:alert(1)',
    'nowhere',
  ])('leads nobody to %s', async (url) => {
    const { pages, logged } = openPages(url);
    expect(await pages.read('cs_1')).toBeNull();
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 'error', event: 'payment-page-elsewhere' }),
    );
  });
});

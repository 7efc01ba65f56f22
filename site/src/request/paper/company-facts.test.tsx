import { render } from '@testing-library/react';
import { exampleCompany, setCompany } from '@yiqiao/contract/company';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestIn } from '../test/request-in.tsx';
import { acceptedRequest, completedRequest } from '../test/sample-states.ts';

beforeEach(() => {
  setCompany({
    ...exampleCompany,
    name: 'Harbour',
    email: 'desk@harbour.example',
    address: { en: 'Pier 1\nHong Kong', 'zh-Hans': '码头1号\n香港' },
    telephone: '+852 2345 6789',
    registration: 'Hong Kong 1234567',
    taxNumber: 'T 998877',
  });
});
afterEach(() => setCompany(exampleCompany));

const quoted = acceptedRequest({ state: 'quoted', acceptance: undefined, payment: undefined });
const identity = ['Hong Kong 1234567', 'T 998877'];

describe('the company on paper', () => {
  it('is printed on a quote once, with its address in one line and its numbers below', async () => {
    const text = render(await requestIn('en', quoted)).container.textContent ?? '';
    expect(text).toContain('Pier 1, Hong Kong');
    expect(text.split('Pier 1')).toHaveLength(2);
    expect(text.split('+852 2345 6789')).toHaveLength(2);
    for (const fact of identity) expect(text).toContain(fact);
  });

  it('is printed on a receipt with everything that is known of it', async () => {
    const text = render(await requestIn('en', completedRequest())).container.textContent ?? '';
    for (const fact of ['Harbour, Pier 1, Hong Kong, +852 2345 6789, desk@', ...identity]) {
      expect(text).toContain(fact);
    }
  });

  it('is listed by Chinese commas on Chinese pages', async () => {
    const text = render(await requestIn('zh-Hans', quoted)).container.textContent ?? '';
    expect(text).toContain('码头1号，香港');
    expect(text).toContain('+852 2345 6789，desk@harbour.example');
  });

  it('stands beside the company that the invoice goes to, as the quote has it', async () => {
    const addressee = { title: '远航物流', taxNumber: '91310115MA1K4PQ630', purchaseOrder: 'CG-7' };
    const offers = quoted.offers.map((offer) => ({ ...offer, addressee }));
    const page = await requestIn('zh-Hans', { ...quoted, offers });
    const text = render(page).container.textContent ?? '';
    expect(text).toContain(
      `远航物流纳税人识别号：91310115 MA1K4PQ63 0${quoted.customerName}采购订单CG-7`,
    );
  });
});

import { screen } from '@testing-library/react';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { Amendment } from './amendment.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const amendment = sampleOffer({ version: 2, amends: 1, total: '1.80' });
const agreed = {
  status: 'in-progress',
  offers: [sampleOffer(), amendment],
  acceptance: { version: 1, name: 'Chen Siyuan', at: '2026-11-20T10:00:00.000Z' },
} satisfies Partial<QuoteSubmission>;

function show(differences: Partial<QuoteSubmission> = {}, at = now): string {
  const quote = sampleQuote({ ...agreed, ...differences });
  const { container } = renderIn(
    createFakeConsole(),
    <Amendment quote={quote} now={at} isOffline={false} />,
  );
  return container.textContent ?? '';
}

describe('Amendment', () => {
  it('is shown beside the version that holds, with what it changes', () => {
    show();
    const section = screen.getByRole('region', { name: 'Amendment 2' });
    expect(section).toHaveTextContent('Version 1 holds until they accept.');
    expect(section).toHaveTextContent('Pricewas $0.90 becomes $1.80');
  });

  it('leaves a line when it was declined, expired, or overtaken by the end of the order', () => {
    const refusals = [{ version: 2, reason: 'Too dear', at: '2026-11-20T11:00:00.000Z' }];
    expect(show({ refusals })).toMatch(
      /^Amendment 2 was declined .*\. Version 1 holds\.Too dearNeeds no answer$/,
    );
    const later = Date.parse(amendment.validUntil) + 1;
    expect(show({}, later)).toMatch(/^Amendment 2 expired .*\. Version 1 holds\.$/);
    expect(show({ status: 'completed' })).toBe('Amendment 2 was not accepted. Version 1 held.');
  });

  it('is nothing before an acceptance, and once it is accepted', () => {
    const { acceptance, ...open } = agreed;
    expect(show({ ...open, acceptance: { ...acceptance, version: 2 } })).toBe('');
    expect(show({ offers: [sampleOffer()] })).toBe('');
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { localZone } from '../clocks/zone-time.ts';
import type { OfferDraft } from '../offline/storage/records/order-draft.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { DeliverWords } from './deliver-words.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');

function show(deliverDay: string, deliverTime: string) {
  const deadline = { deadlineDate: '2026-11-25', deadlineTime: '17:00', timeZone: localZone() };
  const draft = { deliverDay, deliverTime } as OfferDraft;
  const onChange = vi.fn();
  const quote = sampleQuote(deadline);
  const shown = render(<DeliverWords {...{ quote, draft, now, onChange }} />);
  return { onChange, text: shown.container.textContent };
}

describe('DeliverWords', () => {
  it.each([
    ['2026-11-25', '17:00', /Asked for: Wed 25 Nov, 17:00\. As asked/],
    ['2026-11-25', '14:00', /3 h to spare\./],
    ['2026-11-25', '18:00', /1 h too late\./],
  ])('compares %s %s with what was asked for', (day, time, words) => {
    expect(show(day, time).text).toMatch(words);
  });

  it('puts what was asked for into the fields', async () => {
    const { onChange } = show('2026-11-26', '18:00');
    await userEvent.click(screen.getByRole('button', { name: 'As asked' }));
    expect(onChange).toHaveBeenCalledWith({ deliverDay: '2026-11-25', deliverTime: '17:00' });
  });
});

import { render, screen } from '@testing-library/react';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { ConsoleContext } from '../../state/use-console.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { History } from './history.tsx';

const at = '2026-11-20T09:00:00.000Z';
const now = Date.parse('2026-11-20T12:00:00.000Z');

function renderHistory(quote: QuoteSubmission) {
  render(
    <ConsoleContext value={createFakeConsole()}>
      <History quote={quote} now={now} />
    </ConsoleContext>,
  );
}

function lineOf(count: NonNullable<QuoteSubmission['history'][number]['count']>) {
  const history = [
    { status: 'pending', at },
    { status: 'pending', at: '2026-11-20T09:00:20.000Z', count },
  ];
  renderHistory(sampleQuote({ history }));
  return screen.getAllByRole('listitem')[0];
}

describe('History', () => {
  it('tells offers, decisions, payments and deliveries in their order, the latest first', () => {
    const hour = (h: number) => `2026-11-20T${String(h).padStart(2, '0')}:00:00.000Z`;
    const files = [{ id: 'f', fileName: 'EN.docx', fileSize: 1, fileSha256: 'ab' }];
    const paid = { id: 'p', version: 1, amount: '0.90', currency: 'USD', state: 'paid' };
    renderHistory(
      sampleQuote({
        history: [
          { status: 'pending', at: hour(1) },
          { status: 'in-progress', at: hour(3) },
        ],
        offers: [sampleOffer({ at: hour(2) })],
        acceptance: { version: 1, name: 'Chen Siyuan', at: hour(3) },
        payments: [{ ...paid, method: 'card', at: hour(3), paidAt: hour(4), updatedAt: hour(4) }],
        deliveries: [
          { number: 1, at: hour(5), files, revision: { text: 'Stamp it.', at: hour(6) } },
          { number: 2, at: hour(7), files, confirmedAt: hour(8) },
        ],
        wishes: [{ id: 'w', what: 'export', at: hour(9), doneAt: hour(10) }],
      }),
    );
    const lines = screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);
    expect(lines).toEqual([
      'Everything exported',
      'Copy of everything asked for',
      'Delivery confirmed',
      'Delivery 2',
      'Change of delivery 1 asked for',
      'Delivery 1',
      'Paid',
      'Quote 1 accepted',
      'in-progress',
      'Quote 1 sent',
      'pending',
    ]);
  });

  it('names who asked for a deletion and made a link, in an office of several people', () => {
    const by = { id: 'webb', name: 'Marcus Webb' };
    const own = { id: 'first', name: '沈若兰', role: 'owner' as const, seal: '沈' };
    const colleagues = [own, { ...own, ...by, seal: 'MW' }].map((one) => ({
      ...one,
      state: 'here' as const,
    }));
    const person = { ...own, language: 'en' as const };
    const quote = sampleQuote({
      link: { number: 2, at, by },
      fileDeletedAt: '2026-11-20T10:00:00.000Z',
      fileDeletionCause: 'by-hand',
      fileDeletionRequestedBy: by,
    });
    render(
      <ConsoleContext value={createFakeConsole({ colleagues, person })}>
        <History quote={quote} now={now} />
      </ConsoleContext>,
    );
    expect(screen.getAllByText(/Marcus Webb/)).toHaveLength(2);
  });

  it('says how a request has come that staff have opened', () => {
    const history = [{ status: 'pending', at, device: 'Chrome on Windows' }];
    renderHistory(sampleQuote({ history, origin: { way: 'telephone' } }));
    const [line] = screen.getAllByRole('listitem');
    expect(line).toHaveTextContent('Chrome on Windows');
    expect(line).toHaveTextContent('by telephone');
  });

  it('tells what was counted after the submission had been stored, and what it costs', () => {
    const line = lineOf({ wordCount: 646, wordCountBasis: 'measured', estimatedCost: '64.60' });
    expect(line).toHaveTextContent(/^Count finished.*646 words, \$64\.60$/);
  });

  it('tells of a count that was taken over from recognition, with its range', () => {
    const line = lineOf({
      wordCount: 544,
      wordCountBasis: 'recognized',
      estimatedCost: '54.40',
      range: { low: 522, high: 566 },
    });
    expect(line).toHaveTextContent(
      /^Count taken from recognition.*about 544 words \(522 to 566\), about \$54\.40/,
    );
    expect(line).not.toHaveTextContent('pending');
  });

  it('says of a count that is not whole that it is not', () => {
    const line = lineOf({ wordCount: 1, wordCountBasis: 'partial', estimatedCost: '0.10' });
    expect(line).toHaveTextContent('at least 1 word, at least $0.10');
  });

  it('calls an estimate no count', () => {
    const line = lineOf({ wordCount: 2161, wordCountBasis: 'estimated', estimatedCost: '216.10' });
    expect(line).toHaveTextContent('Could not be counted');
    expect(line).not.toHaveTextContent('2,161');
  });
});

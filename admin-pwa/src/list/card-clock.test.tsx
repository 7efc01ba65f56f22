import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { CardClock } from './card-clock.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');

function textAt(differences: Parameters<typeof sampleQuote>[0]): string {
  const { container } = render(<CardClock quote={sampleQuote(differences)} now={now} />);
  return container.textContent ?? '';
}

describe('CardClock', () => {
  it('announces the deletion of an abandoned document in the place of a reply that is long overdue', () => {
    const fileDeletionDueAt = '2026-11-26T20:00:00.000Z';
    expect(
      textAt({ status: 'pending', createdAt: '2026-10-27T20:00:00.000Z', fileDeletionDueAt }),
    ).toBe('Document will be deleted in 6 days');
  });

  it('says nothing of it before the last week', () => {
    const fileDeletionDueAt = '2026-12-20T10:00:00.000Z';
    expect(textAt({ status: 'cancelled', fileDeletionDueAt })).toBe('');
  });

  it('says when a document was deleted', () => {
    expect(textAt({ status: 'in-progress', fileDeletedAt: '2026-11-20T10:00:00.000Z' })).toBe(
      'Document deleted on 20 Nov',
    );
  });
});

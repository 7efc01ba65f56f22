import { render, screen } from '@testing-library/react';
import { format } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { success } from '../content/en/success.ts';
import { Receipt } from './receipt.tsx';

const receipt = {
  id: 'q1',
  reference: 'YQ-7F3K-Q2ZD',
  status: 'pending',
  fileName: '合同 草案.docx',
  fileSize: 912_000,
  wordCount: 41_870,
  estimatedWordCount: 152_000,
  wordCountBasis: 'measured',
  estimatedCost: '4187.00',
  createdAt: '2026-11-20T14:31:00.000Z',
} as const;

describe('Receipt', () => {
  it('shows the reference, the document, its words and the address of the reply', () => {
    render(<Receipt texts={success} receipt={receipt} replyTo="m.lin@harbourlaw.example" />);
    expect(screen.getByText('YQ-7F3K-Q2ZD')).toBeVisible();
    expect(screen.getByText(/合同 草案\.docx/)).toHaveTextContent('0.87 MB');
    expect(screen.getByText('Your email').nextSibling).toHaveTextContent(
      'm.lin@harbourlaw.example',
    );
    expect(screen.getByText('Counted').nextSibling).toHaveTextContent('41,870 words');
  });

  it('says what was counted of a document that was not counted whole', () => {
    const counts = { words: 6, asianCharacters: 0, otherWords: 6, characters: 30 };
    const measurement = {
      format: 'pdf',
      exactness: 'partial',
      limit: 'scanned-pages',
      pages: 200,
      picturePages: 199,
      counts,
      outside: {},
    } as const;
    const partial = { wordCountBasis: 'partial', wordCount: 6, measurement };
    render(<Receipt texts={success} receipt={{ ...receipt, ...partial }} replyTo="" />);
    expect(screen.getByText('Partly counted').nextSibling).toHaveTextContent(
      'at least 6 words on 1 page of 200199 pages are pictures. A person will count them before you pay anything.',
    );
  });

  it('says which parts are in the count', () => {
    const counts = { words: 40, asianCharacters: 0, otherWords: 40, characters: 200 };
    const outside = { notes: counts, comments: counts };
    const measurement = { format: 'docx', exactness: 'exact', counts, outside } as const;
    const counted = { ...receipt, wordCount: 80, measurement };
    render(
      <Receipt texts={success} receipt={{ ...counted, include: 'text-boxes,notes' }} replyTo="" />,
    );
    expect(screen.getByText('Counted').nextSibling).toHaveTextContent(
      '80 wordsWith 40 words in footnotes and endnotes.',
    );
  });

  it('shows what the browser counted while the office is still counting, and no estimate', () => {
    const counting = { ...receipt, wordCountBasis: 'counting', wordCount: 152_000 };
    const counts = { words: 646, asianCharacters: 0, otherWords: 646, characters: 3000 };
    const ownReport = { format: 'docx', exactness: 'exact', counts, outside: {} } as const;
    const { rerender } = render(
      <Receipt texts={success} receipt={counting} replyTo="" ownReport={ownReport} />,
    );
    expect(screen.getByText('Counted in your browser').nextSibling).toHaveTextContent(
      /^646 words.*We are checking this count/,
    );
    rerender(<Receipt texts={success} receipt={counting} replyTo="" />);
    expect(screen.getByText('Being counted')).toBeVisible();
    expect(screen.queryByText(/152,000/)).toBeNull();
  });

  it('promises the reply 24 hours later in local time', () => {
    render(<Receipt texts={success} receipt={receipt} replyTo="m.lin@harbourlaw.example" />);
    const due = format(new Date('2026-11-21T14:31:00.000Z'), 'EEE d MMM, HH:mm');
    expect(screen.getByText(`${due}, your time`)).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import { format } from 'date-fns';
import { describe, expect, it } from 'vitest';
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
    render(<Receipt receipt={receipt} replyTo="m.lin@harbourlaw.example" />);
    expect(screen.getByText('YQ-7F3K-Q2ZD')).toBeVisible();
    expect(screen.getByText(/合同 草案\.docx/)).toHaveTextContent('0.87 MB');
    expect(screen.getByText('Reply to').nextSibling).toHaveTextContent('m.lin@harbourlaw.example');
    expect(screen.getByText('Counted').nextSibling).toHaveTextContent('41,870 words');
  });

  it('says when the words are only estimated', () => {
    render(
      <Receipt receipt={{ ...receipt, wordCountBasis: 'estimated', wordCount: 1 }} replyTo="" />,
    );
    expect(screen.getByText('Estimated').nextSibling).toHaveTextContent('1 word');
  });

  it('promises the reply 24 hours later in local time', () => {
    render(<Receipt receipt={receipt} replyTo="m.lin@harbourlaw.example" />);
    const due = format(new Date('2026-11-21T14:31:00.000Z'), 'EEE d MMM, HH:mm');
    expect(screen.getByText(`${due}, your time`)).toBeVisible();
  });
});

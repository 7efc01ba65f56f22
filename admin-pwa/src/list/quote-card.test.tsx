import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { format } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { QuoteCard, type QuoteCardProps } from './quote-card.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');

function show(
  differences: Parameters<typeof sampleQuote>[0] = {},
  props: Partial<QuoteCardProps> = {},
) {
  const onChangeStatus = vi.fn();
  const { container } = render(
    <QuoteCard
      quote={sampleQuote(differences)}
      queued={undefined}
      isActive={true}
      isSelected={false}
      isDisabled={false}
      now={now}
      onOpen={() => {}}
      onDownload={() => {}}
      onChangeStatus={onChangeStatus}
      {...props}
    />,
  );
  return { container, onChangeStatus };
}

describe('QuoteCard', () => {
  it('shows the fields of the specification', () => {
    const { container } = show();
    for (const text of ['Margaret Okafor', '$0.90', '9 words', 'English to Chinese Translation']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(container).toHaveTextContent('合同 草案.txt');
    expect(container).toHaveTextContent('m.okafor@northbay-trials.example');
  });

  it('hides the defaults and shows what differs from them', () => {
    const { container } = show();
    expect(container).not.toHaveTextContent('Standard');
    const other = show({
      serviceType: 'Certified Translation',
      deliveryTimeline: 'Rush (24 hours)',
    });
    expect(other.container).toHaveTextContent(
      'English to Chinese Translation · Certified Translation · Rush (24 hours)',
    );
  });

  it('offers the file only when there is one', () => {
    show();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      '/api/admin/files/file-q1',
    );
    const { filePath: _gone, ...without } = sampleQuote();
    const { container } = show({}, { quote: without });
    expect(container).not.toHaveTextContent('Download');
  });

  it('presses the button of the current status and hands on another', async () => {
    const { onChangeStatus } = show();
    expect(screen.getByRole('button', { name: 'pending' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'completed' }));
    expect(onChangeStatus).toHaveBeenCalledWith(expect.objectContaining({ id: 'q1' }), 'completed');
  });

  it('disables all status buttons while an update is in flight', () => {
    show({}, { isDisabled: true });
    for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  });

  it('survives an unknown status, a cost that is no number and a date that is none', () => {
    const { container } = show({
      status: 'archived',
      estimatedCost: 'a lot',
      createdAt: 'once',
      deadlineDate: 'soon',
    });
    expect(screen.getByText('archived')).toBeVisible();
    expect(screen.getByText('—')).toBeVisible();
    expect(container).toHaveTextContent('Submitted Date formatting error');
    expect(container).toHaveTextContent('Deadline: Date formatting error');
  });

  it.each(['constructor', 'toString', '__proto__'])(
    'takes "%s" for an unknown status, not for something that every object has',
    (status) => {
      show({ status });
      expect(screen.getByText(status)).toBeVisible();
    },
  );

  it('shows when it was submitted as local date and time', () => {
    const { container } = show({ createdAt: '2026-11-20T09:00:00.000Z' });
    const local = format('2026-11-20T09:00:00.000Z', 'EEE d MMM, HH:mm');
    expect(container).toHaveTextContent(`Submitted ${local}`);
  });

  it('shows what a client typed as text only', () => {
    const { container } = show({ customerName: '<img src=x onerror=alert(1)>' });
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

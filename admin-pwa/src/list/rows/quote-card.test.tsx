import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noDocument } from '@yiqiao/contract/record/no-document';
import { format } from 'date-fns';
import { describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { QuoteCard } from './quote-card.tsx';
import type { QuoteItemProps } from './quote-item.ts';
import { QuoteRow } from './quote-row.tsx';

const now = Date.parse('2026-11-20T12:00:00.000Z');

function show(
  differences: Parameters<typeof sampleQuote>[0] = {},
  props: Partial<QuoteItemProps> = {},
  Item: typeof QuoteCard = QuoteCard,
  office = createFakeConsole(),
) {
  const onChangeStatus = vi.fn();
  const { container } = renderIn(
    office,
    <Item
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
  it.each([QuoteCard, QuoteRow])(
    'says once that there is no document, and whom to call',
    (Item) => {
      const origin = { way: 'telephone', contact: '139 0000 4821' };
      const { container } = show({ ...noDocument, customerEmail: '', origin }, {}, Item);
      const seen = [...container.querySelectorAll('.visually-hidden')].map((it) => it.textContent);
      expect(seen.filter((text) => text?.includes('No document'))).toEqual(['No document']);
      expect(container).toHaveTextContent('139 0000 4821');
    },
  );

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
    expect(container).toHaveTextContent('Deadline Date formatting error');
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
});

describe('QuoteRow', () => {
  const showRow = (
    differences: Parameters<typeof sampleQuote>[0] = {},
    props: Partial<QuoteItemProps> = {},
    office = createFakeConsole(),
  ) => show(differences, props, QuoteRow, office);

  it('shows who, what, how much and by when, and every status to press', async () => {
    const { container, onChangeStatus } = showRow();
    for (const text of [
      'Margaret Okafor',
      'm.okafor@northbay-trials.example',
      '$0.90',
      '合同 草案.txt',
      'EN → ZH · 9 words',
      'Reply due in 21 h',
    ]) {
      expect(container).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: 'Download' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'pending' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'in-progress' }));
    expect(onChangeStatus).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'q1' }),
      'in-progress',
    );
  });

  it('names type and timeline where they are not the defaults, and no sum of a guess', () => {
    const { container } = showRow({
      serviceType: 'Certified Translation',
      deliveryTimeline: 'Rush (24 hours)',
      wordCountBasis: 'estimated',
    });
    expect(container).toHaveTextContent('EN → ZH · about 9 words · Certified · Rush');
    expect(container).toHaveTextContent(
      'about 9 words, estimated · English to Chinese Translation · Certified Translation · Rush (24 hours)',
    );
    expect(container).toHaveTextContent('no sum yet');
  });

  it('says what a press on a status does before it is pressed', async () => {
    const { container } = showRow();
    await userEvent.hover(screen.getByRole('button', { name: 'completed' }));
    expect(container).toHaveTextContent('Set completed: document deleted in 24 h');
    await userEvent.unhover(screen.getByRole('button', { name: 'completed' }));
    expect(container).toHaveTextContent('Reply due in');
  });

  it('sets nothing on a narrow screen with one press, nor with two on the same place', async () => {
    const wide = window.matchMedia('');
    const narrow = Object.assign(wide, { matches: true });
    const media = vi.spyOn(window, 'matchMedia').mockReturnValue(narrow);
    const { onChangeStatus } = showRow();
    const current = screen.getByRole('button', { name: 'pending' });
    expect(current).toHaveAttribute('aria-expanded', 'false');
    fireEvent.click(screen.getByRole('button', { name: 'completed' }));
    expect(onChangeStatus).not.toHaveBeenCalled();
    expect(current).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await userEvent.dblClick(current);
    expect(onChangeStatus).not.toHaveBeenCalled();
    await userEvent.click(current);
    await userEvent.click(screen.getByRole('button', { name: 'completed' }));
    expect(onChangeStatus).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'completed');
    media.mockRestore();
  });

  it('says what comes of a change made here, and takes it back', async () => {
    const change = { from: 'in-progress', to: 'completed' } as const;
    const office = createFakeConsole({ undoable: new Map([['q1', change]]) });
    const { container } = showRow(
      { status: 'completed', fileDeletionDueAt: '2026-11-21T12:00:00.000Z' },
      {},
      office,
    );
    const moment = format('2026-11-21T12:00:00.000Z', 'EEE d MMM, HH:mm');
    expect(container).toHaveTextContent(`Documents deleted ${moment}`);
    await userEvent.click(
      screen.getByRole('button', { name: 'Undo: Set the status back to in-progress' }),
    );
    expect(office.undoStatus).toHaveBeenCalledExactlyOnceWith('q1');
  });

  it('offers no way back once somebody else has set another status', () => {
    const change = { from: 'in-progress', to: 'completed' } as const;
    const office = createFakeConsole({ undoable: new Map([['q1', change]]) });
    showRow({ status: 'cancelled' }, {}, office);
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('marks a closed order whose client has written, and says their words', () => {
    const at = '2026-11-20T11:30:00.000Z';
    const written = [{ id: 'm1', from: 'client' as const, text: 'Page 3 has no stamp', at }];
    const { container } = showRow({ status: 'completed', messages: written });
    expect(container).toHaveTextContent('Message');
    expect(container).toHaveTextContent('“Page 3 has no stamp”');
    expect(container).not.toHaveTextContent('Answer due');
  });

  it('names a status that it has no button for', () => {
    showRow({ status: 'archived' });
    expect(screen.getByText('archived')).toBeVisible();
  });

  it('keeps the status of the server in its place while another waits to be sent', () => {
    const { container } = showRow(
      {},
      {
        queued: [
          {
            kind: 'status',
            seq: 1,
            quoteId: 'q1',
            reference: 'YQ-7F3K-Q2ZD',
            customerName: 'Margaret Okafor',
            from: 'pending',
            to: 'completed',
            baseRevision: 1,
            isAttempted: true,
            changeId: 'c1',
            username: 'office',
            queuedAt: now,
            tries: 1,
            nextTryAt: 0,
            isHeld: false,
            state: 'waiting',
          },
        ],
      },
    );
    expect(container).toHaveTextContent('not sent');
    const held = screen.getByRole('button', { name: 'pending' });
    expect(held).toHaveAttribute('data-held', 'true');
    const wanted = screen.getByRole('button', { name: 'completed' });
    expect(wanted).toHaveAttribute('data-wanted', 'true');
    expect(wanted).toHaveAttribute('aria-pressed', 'true');
  });
});

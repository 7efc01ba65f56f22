import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { Source } from '@yiqiao/contract/record/source';
import { describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { queueAside } from '../offline/outbox/queue-entries.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { SourceBand } from './source-band.tsx';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at) + 3_600_000;

const annex: Source = {
  id: 'annex',
  fileName: '附件三.docx',
  fileSize: 120_000,
  fileSha256: 'ab12'.repeat(16),
  filePath: 'annex',
  role: 'document',
  from: 'client',
  at,
  wordCount: 1204,
  wordCountBasis: 'measured',
  measurement: null,
};

const accepted: Partial<QuoteSubmission> = {
  status: 'in-progress',
  offers: [sampleOffer()],
  acceptance: { version: 1, name: 'Chen Siyuan', at: '2026-11-20T09:00:00.000Z' },
  sources: [annex],
};

interface Shown {
  readonly changes?: Partial<QuoteSubmission>;
  readonly queued?: (quote: QuoteSubmission) => readonly OutboxEntry[];
}

function show({ changes = {}, queued = () => [] }: Shown = {}) {
  const console = createFakeConsole();
  const onCompose = vi.fn();
  const quote = sampleQuote({ ...accepted, ...changes });
  const props = { quote, queued: queued(quote), isOffline: true, now, onCompose };
  const { container } = renderIn(console, <SourceBand {...props} />);
  return { console, quote, onCompose, container };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('SourceBand', () => {
  it('says what came, with the client’s words, and opens the composer', async () => {
    const words = { id: 'm1', from: 'client', at, text: '请一并翻译', sourceId: annex.id };
    const { onCompose, container } = show({ changes: { messages: [words] } });
    const heading = screen.getByRole('heading', { name: 'A document came after acceptance' });
    expect(heading).toBeVisible();
    expect(container).toHaveTextContent('附件三.docx');
    expect(screen.getByText(/^1,204 words, .*added by the client/)).toBeVisible();
    expect(screen.getByText('请一并翻译')).toBeVisible();
    await press('Quote it too');
    expect(onCompose).toHaveBeenCalledOnce();
  });

  it('takes it in without a charge, in words of the client’s language that can be changed', async () => {
    const { console, quote } = show({ changes: { language: 'zh-Hans' } });
    await press('Take it in, no charge');
    const field = screen.getByLabelText(/^Take it in, no charge/);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('“附件三.docx”已包含在本订单内，价格和交付时间不变。');
    await userEvent.type(field, '谢谢。');
    await press('Send answer');
    const text = '“附件三.docx”已包含在本订单内，价格和交付时间不变。谢谢。';
    expect(console.take).toHaveBeenCalledExactlyOnceWith(quote, {
      command: 'answerSource',
      request: { sourceId: annex.id, what: 'included', text },
    });
    expect(screen.queryByLabelText(/^Take it in, no charge/)).toBeNull();
  });

  it('keeps the form and says why when the answer was not taken', async () => {
    const { console } = show();
    vi.mocked(console.take).mockResolvedValue('text-missing');
    await press('Not in this order');
    await press('Send answer');
    const field = screen.getByLabelText(/^Not in this order/);
    expect(field).toHaveAccessibleDescription(/Write something first\./);
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Quote it too' })).toBeVisible();
  });

  it('says that an answer waits for the connection, in the place of the buttons', () => {
    const request = { sourceId: annex.id, what: 'included' as const, text: 'Taken in.' };
    show({
      queued: (quote) =>
        queueAside([], {
          quote,
          aside: { command: 'answerSource', request },
          changeId: 'change-1',
          username: 'wei',
          at: now,
        }),
    });
    expect(screen.queryByRole('button', { name: 'Quote it too' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('asks no answer to a reference file, only that somebody has seen it', async () => {
    const { console, quote } = show({ changes: { sources: [{ ...annex, role: 'reference' }] } });
    expect(screen.getByText('The client has added a reference file')).toBeVisible();
    await userEvent.click(screen.getByRole('button'));
    expect(console.take).toHaveBeenCalledExactlyOnceWith(quote, {
      command: 'settle',
      request: { what: 'file', about: annex.id },
    });
  });

  it.each<[string, Partial<QuoteSubmission>]>([
    ['before the first quote, when it is part of the request', { status: 'new', offers: [] }],
    ['once it is answered', { sources: [{ ...annex, answer: { what: 'left-out', at } }] }],
    ['once it is quoted', { offers: [sampleOffer({ sources: [annex.id] })] }],
    ['once it is taken back', { sources: [{ ...annex, removedAt: at }] }],
    ['once the order is over', { status: 'completed' }],
  ])('is not there %s', (_, changes) => {
    const { acceptance: _accepted, ...open } = accepted;
    const base = changes.status === 'new' ? { ...open, acceptance: undefined } : {};
    expect(show({ changes: { ...base, ...changes } }).container).toBeEmptyDOMElement();
  });
});

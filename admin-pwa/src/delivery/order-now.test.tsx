import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { describe, expect, it, vi } from 'vitest';
import { QuoteDetail } from '../detail/quote-detail.tsx';
import type { ConsoleState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleProgress } from '../test/sample-progress.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { createUpload, failUpload, moveUpload, startUpload } from '../uploads/upload.ts';

const at = '2026-11-20T11:00:00.000Z';
const now = Date.parse('2026-11-20T12:00:00.000Z');
const upload = createUpload('u1', 'q1', { name: 'Certified.pdf', size: 12_600_000 });
const stored = { fileSha256: 'ab12'.repeat(16), filePath: 'kept' };
const arrived = { ...stored, id: 'f1', fileName: 'EN.docx', fileSize: 1_929_380, at };
const accepted: Partial<QuoteSubmission> = {
  status: 'in-progress',
  offers: [sampleOffer()],
  acceptance: { version: 1, name: 'Chen Siyuan', at },
};

interface Shown {
  quote?: Partial<QuoteSubmission>;
  state?: Partial<ConsoleState>;
  isOffline?: boolean;
}

function show({ quote = {}, state = {}, isOffline = false }: Shown) {
  const console = createFakeConsole(state);
  const onChangeStatus = vi.fn();
  const shown = sampleQuote({ ...accepted, ...quote });
  const { container } = renderIn(
    console,
    <QuoteDetail
      quote={shown}
      queued={[]}
      isDisabled={false}
      isOffline={isOffline}
      now={now}
      onChangeStatus={onChangeStatus}
      onCompose={() => {}}
      onDownload={() => {}}
    />,
  );
  return { console, quote: shown, onChangeStatus, container };
}

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const deliverButton = () => screen.getByRole('button', { name: /^Deliver/ });

describe('another delivery', () => {
  const delivered = { ...stored, id: 'd1', fileName: 'Protocol.docx', fileSize: 10 };
  const sameName = { ...stored, id: 'd2', fileName: 'en.docx', fileSize: 10 };
  const quote = {
    deliverables: [arrived],
    deliveries: [{ number: 1, at, files: [delivered, sameName] }],
  };

  it('says that it adds to what the client has, and replaces what has its name or is chosen', async () => {
    const { console } = show({ quote });
    expect(screen.getByText('These files are added to what the client has already.')).toBeVisible();
    expect(screen.getByText('en.docx replaces the earlier file of the same name.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Replaces Protocol.docx' }));
    await userEvent.click(deliverButton());
    const wish = { fileIds: ['f1'], note: '', replaces: ['d1'] };
    expect(console.deliver).toHaveBeenCalledWith(expect.anything(), wish);
  });
});

describe('an accepted order', () => {
  it('takes several files by the button and by dropping them on the detail', async () => {
    const { console, quote, container } = show({});
    const files = [new File(['a'], 'a.docx'), new File(['b'], 'b.pdf')];
    const input = container.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('No field');
    await userEvent.upload(input, files);
    expect(console.addFiles).toHaveBeenLastCalledWith(quote, files);
    const dataTransfer = { types: ['Files'], files: [files[0]] };
    fireEvent.drop(screen.getByRole('article'), { dataTransfer });
    expect(console.addFiles).toHaveBeenLastCalledWith(quote, [files[0]]);
  });

  it('leaves a dropped text to the browser', () => {
    const { console } = show({});
    fireEvent.drop(screen.getByRole('article'), { dataTransfer: { types: ['text/plain'] } });
    expect(console.addFiles).not.toHaveBeenCalled();
  });

  it('says why it cannot deliver before there is a file', async () => {
    const { console } = show({});
    expect(deliverButton()).toHaveAccessibleDescription('Add a finished file first.');
    await userEvent.click(deliverButton());
    expect(alerts()).toContain('Add a finished file first.');
    expect(console.deliver).not.toHaveBeenCalled();
  });

  it('shows how far each file is, and waits with the delivery until all have arrived', async () => {
    const begun = startUpload(upload, Date.now() - 10_000);
    const sending = moveUpload(begun, sampleProgress(0.38 * upload.fileSize), Date.now());
    const waiting = { ...upload, id: 'u2', fileName: 'Glossary.xlsx' };
    const { console } = show({
      quote: { deliverables: [arrived] },
      state: { uploads: [sending, waiting] },
    });
    expect(screen.getByText(/1\.84 MB, here since .*Not yet shown to the client/)).toBeVisible();
    expect(screen.getByText(/^38 %, 4\.57 of 12\.02 MB, about 20 s left$/)).toBeVisible();
    expect(screen.getByText('12.02 MB, next')).toBeVisible();
    expect(screen.getByText('2 files still on the way')).toBeVisible();
    expect(deliverButton()).toHaveTextContent('Deliver 3 files');
    await userEvent.click(deliverButton());
    expect(console.deliver).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Stop: Certified.pdf' }));
    expect(console.cancelUpload).toHaveBeenCalledExactlyOnceWith('u1');
  });

  it('shows what has arrived of a large file, waits for the line by itself, and can be paused', async () => {
    const share = { isInPieces: true, confirmedBytes: 0.43 * upload.fileSize };
    const progress = sampleProgress(0.5 * upload.fileSize, share);
    const sending = moveUpload(startUpload(upload, Date.now()), progress, Date.now());
    const { console } = show({ state: { uploads: [sending] } });
    expect(screen.getByText(/^43 %, 5\.17 of 12\.02 MB/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pause: Certified.pdf' }));
    expect(console.pauseUpload).toHaveBeenCalledExactlyOnceWith('u1');
    const lost = { kind: 'lost', since: 0, nextTryAt: 0, reason: 'line' } as const;
    act(() => console.store.setState({ uploads: [{ ...sending, line: lost }] }));
    expect(screen.getByText(/^Waiting for the line\. 43 % has arrived/)).toBeVisible();
    expect(screen.getByText('1 file still on the way')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try now: Certified.pdf' }));
    act(() => console.store.setState({ uploads: [{ ...sending, line: { kind: 'paused' } }] }));
    await userEvent.click(screen.getByRole('button', { name: 'Go on: Certified.pdf' }));
    expect(console.goOnUpload).toHaveBeenCalledTimes(2);
  });

  it('says why a file did not arrive, and tries again', async () => {
    const { console } = show({ state: { uploads: [failUpload(upload, 'The line was cut.')] } });
    expect(screen.getByText('The line was cut.')).toBeVisible();
    expect(deliverButton()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Certified.pdf' }));
    expect(console.retryUpload).toHaveBeenCalledExactlyOnceWith('u1');
  });

  it('shows no upload of another submission', () => {
    show({ state: { uploads: [{ ...upload, quoteId: 'q2' }] } });
    expect(screen.queryByText('Certified.pdf')).toBeNull();
  });

  it('hands over what is here, with the note', async () => {
    const { console, quote } = show({ quote: { deliverables: [arrived] } });
    await userEvent.type(screen.getByLabelText(/^Note to the client/), 'With stamp.');
    await userEvent.click(deliverButton());
    const wish = { fileIds: ['f1'], note: 'With stamp.', replaces: [] };
    expect(console.deliver).toHaveBeenCalledExactlyOnceWith(quote, wish);
    await waitFor(() => expect(screen.getByLabelText(/^Note to the client/)).toHaveValue(''));
  });

  it('keeps the note when it was not delivered, and says why', async () => {
    const { console } = show({ quote: { deliverables: [arrived] } });
    vi.mocked(console.deliver).mockResolvedValue('The server is busy.');
    await userEvent.type(screen.getByLabelText(/^Note to the client/), 'With stamp.');
    await userEvent.click(deliverButton());
    expect(alerts()).toContain('The server is busy.');
    expect(screen.getByLabelText(/^Note to the client/)).toHaveValue('With stamp.');
  });

  it('needs a connection, and says so in each place', async () => {
    const { console, container } = show({
      quote: { deliverables: [arrived] },
      state: { connection: 'offline' },
      isOffline: true,
    });
    const choose = screen.getByRole('button', { name: 'choose them' });
    const input = container.querySelector<HTMLInputElement>('input[type="file"]');
    const opened = vi.spyOn(input ?? new HTMLInputElement(), 'click');
    await userEvent.click(choose);
    expect(opened).not.toHaveBeenCalled();
    const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(told).toContain('You are offline. Finished files go straight to the server.');
    await userEvent.click(deliverButton());
    expect(alerts()).toContain('You are offline. Delivering needs a connection.');
    fireEvent.drop(screen.getByRole('article'), {
      dataTransfer: { types: ['Files'], files: [new File(['a'], 'a.docx')] },
    });
    expect(console.addFiles).not.toHaveBeenCalled();
    expect(console.toaster.store.getState().toast?.title).toBe('You are offline');
  });
});

describe('a mail that has not arrived', () => {
  const mail = {
    id: 'quote.1',
    event: 'quote',
    about: '1',
    to: 'client',
    address: 'nobody@gmial.example',
    language: 'en',
    queuedAt: at,
    state: 'refused',
    attempts: 1,
  };
  const quoted = { status: 'pending', offers: [sampleOffer()], acceptance: undefined };
  const waiting = () => screen.queryByText('Waiting for the client');

  it('takes the place of waiting for the client, who was not told', () => {
    show({ quote: { ...quoted, mails: [mail] } });
    expect(screen.getByRole('heading', { name: /The quote has not reached/ })).toBeVisible();
    expect(waiting()).toBeNull();
    expect(screen.getByRole('button', { name: 'Write version 2' })).toBeVisible();
  });

  it('leaves the next step as it is once another way was found', () => {
    show({ quote: { ...quoted, mails: [{ ...mail, settled: { at } }] } });
    expect(waiting()).toBeVisible();
  });
});

describe('a delivered order', () => {
  const delivery = { number: 1, at, note: 'With stamp.', files: [{ ...arrived }] };

  it('says since when, until when, and gives each file back', () => {
    show({ quote: { deliveries: [delivery] } });
    expect(screen.getByText('Delivered, not confirmed yet')).toBeVisible();
    expect(screen.getByText(/^Counts as confirmed Fri 27 Nov/)).toBeVisible();
    expect(screen.getByText('With stamp.')).toBeVisible();
    const [row] = screen.getAllByRole('row', { name: /EN\.docx/ });
    if (row === undefined) throw new Error('No row');
    expect(within(row).getByRole('link', { name: /^Download/ })).toHaveAttribute(
      'href',
      '/api/quotes/q1/deliverables/f1',
    );
  });

  it('is confirmed for the client by a status', async () => {
    const { onChangeStatus, quote } = show({ quote: { deliveries: [delivery] } });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm for the client' }));
    expect(onChangeStatus).toHaveBeenCalledExactlyOnceWith(quote, 'completed');
  });

  it('takes another delivery when the client asks for a change', () => {
    const revision = { text: 'Stamp page 3 as well.', at };
    show({
      quote: { deliveries: [{ ...delivery, revision }], deliverables: [{ ...arrived, id: 'f2' }] },
    });
    expect(screen.getByText('Stamp page 3 as well.')).toBeVisible();
    expect(deliverButton()).toHaveTextContent('Deliver 1 file');
    expect(deliverButton()).not.toHaveAttribute('aria-disabled');
  });
});

describe('a completed order', () => {
  it('begins with its receipt, and tells when the files go', () => {
    show({
      quote: {
        status: 'completed',
        fileDeletionDueAt: '2026-11-21T11:00:00.000Z',
        history: [
          { status: 'pending', at },
          { status: 'completed', at },
        ],
        deliveries: [{ number: 1, at, confirmedAt: at, files: [{ ...arrived }] }],
      },
    });
    expect(screen.getByText('2 files will be deleted in 23 h')).toBeVisible();
    const receipt = screen.getByRole('region', { name: 'Receipt' });
    expect(receipt).toHaveTextContent('Confirmed by the client');
    expect(receipt).toHaveTextContent('SHA-256 ab12 ab12 ab12 ab12 … ab12 ab12');
    expect(within(receipt).getAllByRole('row')).toHaveLength(3);
  });
});

describe('a message on a completed order', () => {
  it('can be treated as a change, which takes the order up again', async () => {
    const messages = [{ id: 'm', from: 'client', text: 'Page 3 has no stamp.', at } as const];
    const history = [{ status: 'completed', at: '2026-11-20T10:00:00.000Z' } as const];
    const { onChangeStatus, quote } = show({ quote: { status: 'completed', history, messages } });
    await userEvent.click(screen.getByRole('button', { name: 'Treat it as a change' }));
    expect(onChangeStatus).toHaveBeenCalledWith(quote, 'in-progress');
  });
});

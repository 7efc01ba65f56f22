import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readSuccess } from '../../success/read-success.ts';
import { useToastStore } from '../../ui/toast/toast-store.ts';
import { emptyDesk } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { sampleReceipt } from '../test/sample-receipt.ts';
import { keepReceipt } from './kept-receipt.ts';
import { ReceivedNote } from './received-note.tsx';
import { useSubmit } from './use-submit.ts';

const receipt = { ...sampleReceipt, requestPath: '/request/some-key' };

function Form() {
  const submit = useSubmit({ fetchSuccess: async () => undefined });
  return (
    <form
      aria-label="Request"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    />
  );
}

function Success() {
  return <p>{readSuccess(useLocation().state)?.receipt?.requestPath}</p>;
}

function renderDesk() {
  return render(
    <MemoryRouter initialEntries={['/quote']}>
      <Form />
      <Routes>
        <Route path="/quote" element={<ReceivedNote />} />
        <Route path="/success" element={<Success />} />
      </Routes>
    </MemoryRouter>,
    { wrapper: DeskInEnglish },
  );
}

async function submit() {
  quoteDesk.store.setState({
    document: {
      file: new File(['a'], 'a.txt'),
      idempotencyKey: 'key',
      requestKey: 'key',
      offeredFiles: 1,
      estimatedWords: 1,
      measuring: { kind: 'unavailable' },
      include: '',
    },
    fields: {
      ...emptyDesk.fields,
      customerName: 'Ada',
      customerEmail: 'ada@example.com',
      translationDirection: 'Chinese to English Translation',
    },
  });
  vi.spyOn(quoteDesk, 'send').mockResolvedValue({ kind: 'received', receipt });
  await act(async () => screen.getByRole<HTMLFormElement>('form').requestSubmit());
}

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  quoteDesk.store.setState(emptyDesk, true);
  keepReceipt(null);
  useToastStore.setState({ toast: null });
});

describe('ReceivedNote', () => {
  it('keeps the receipt for a visitor who was on another page when it came', async () => {
    window.history.replaceState(null, '', '/about');
    renderDesk();
    await submit();
    expect(useToastStore.getState().toast?.description).toMatch(/^The link to your page is on/);
    expect(screen.getByText(/YQ-7F3K-Q2ZD/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'See what we received' }));
    expect(screen.getByText('/request/some-key')).toBeInTheDocument();
  });

  it('is not there for whoever stayed and saw it', async () => {
    window.history.replaceState(null, '', '/quote');
    renderDesk();
    await submit();
    expect(screen.queryByText(/YQ-7F3K-Q2ZD/)).toBeNull();
    expect(await screen.findByText('/request/some-key')).toBeInTheDocument();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { initialState } from '../state/console-state.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { NewRequestForm } from './new-request-form.tsx';

const known = sampleQuote({
  customerName: '王晓东',
  customerEmail: 'wang@example.com',
  language: 'zh-Hant',
  translationDirection: 'English to Chinese Translation',
});

async function show() {
  const list = { ...initialState(0).list, quotes: [known] };
  const console = createFakeConsole({ list });
  const acts = { onOpened: vi.fn(), onClose: vi.fn() };
  renderIn(console, <NewRequestForm {...acts} />);
  const name = await screen.findByRole('combobox', { name: 'Name' });
  return { console, name, ...acts };
}

const send = '{Control>}{Enter}{/Control}';

describe('NewRequestForm', () => {
  it('begins at the name, which is enough, and sends on Ctrl and Enter alone', async () => {
    const { console, name, onClose } = await show();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Grace{Enter}');
    expect(console.openRequest).not.toHaveBeenCalled();
    await userEvent.keyboard(send);
    expect(console.openRequest).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        way: 'telephone',
        customerName: 'Grace',
        translationDirection: 'Chinese to English Translation',
        language: 'en',
      }),
    );
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('takes a known client by Enter: address, language of the page and service', async () => {
    const { console } = await show();
    await userEvent.keyboard('王{Enter}');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('wang@example.com');
    expect(screen.queryByRole('option', { name: /王晓东/ })).not.toBeInTheDocument();
    await userEvent.keyboard(send);
    expect(console.openRequest).toHaveBeenCalledWith(
      expect.objectContaining({
        customerName: '王晓东',
        customerEmail: 'wang@example.com',
        language: 'zh-Hant',
        translationDirection: 'English to Chinese Translation',
      }),
    );
  });

  it('closes the known clients on Escape, and keeps what was typed', async () => {
    const { name } = await show();
    await userEvent.keyboard('王');
    expect(screen.getByRole('option', { name: /王晓东/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('option', { name: /王晓东/ })).not.toBeInTheDocument();
    expect(name).toHaveValue('王');
    expect(name).toHaveFocus();
  });

  it('goes to what was opened', async () => {
    const { console, onOpened } = await show();
    vi.mocked(console.openRequest).mockResolvedValue({ kind: 'opened', quoteId: 'q9' });
    await userEvent.keyboard(`Grace${send}`);
    expect(onOpened).toHaveBeenCalledExactlyOnceWith('q9');
  });

  it('says at the field what is wrong', async () => {
    const { console, name, onClose } = await show();
    const problem = { field: 'customerName', kind: 'missing', message: '' } as const;
    vi.mocked(console.openRequest).mockResolvedValue({ kind: 'wrong', problem });
    await userEvent.keyboard(send);
    expect(await screen.findByText(/Give a name/)).toBeVisible();
    expect(name).toHaveAttribute('aria-invalid', 'true');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says at the day that it has passed', async () => {
    const { console } = await show();
    const problem = { field: 'deadlineDate', kind: 'over', message: '' } as const;
    vi.mocked(console.openRequest).mockResolvedValue({ kind: 'wrong', problem });
    await userEvent.keyboard(send);
    const day = screen.getByLabelText(/^Wanted by/, { selector: '[type=date]' });
    await waitFor(() => expect(day).toHaveAccessibleDescription(/Choose a moment in the future/));
  });

  it('writes the page in the script of the name, unless another is chosen', async () => {
    await show();
    await userEvent.keyboard('林');
    expect(screen.getByRole('radio', { name: '简体' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  });
});

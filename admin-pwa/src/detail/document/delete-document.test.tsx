import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteFile } from '@yiqiao/contract/commands/office/delete-file';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleState } from '../../state/console-state.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { DeleteDocument } from './delete-document.tsx';

async function ask(state: Partial<ConsoleState> = {}) {
  const console = createFakeConsole(state);
  const quote = sampleQuote();
  renderIn(console, <DeleteDocument quote={quote} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete document' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete document' });
  if (confirm === undefined) throw new Error('Nothing was asked');
  return { console, quote, confirm };
}

describe('DeleteDocument', () => {
  it('asks once, says what stays, and deletes only then', async () => {
    const { console, quote, confirm } = await ask();
    expect(screen.getByText(/The submission stays/)).toBeVisible();
    expect(console.changeNow).not.toHaveBeenCalled();
    await userEvent.click(confirm);
    expect(console.changeNow).toHaveBeenCalledExactlyOnceWith(
      deleteFile,
      expect.objectContaining({ parameters: { id: quote.id }, ifRevision: quote.revision }),
    );
    expect(console.toaster.store.getState().toast).toMatchObject({ title: 'Document deleted' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open and says why when it could not be deleted', async () => {
    const { console, confirm } = await ask();
    const message = 'The server is busy.';
    vi.mocked(console.changeNow).mockResolvedValue(message);
    await userEvent.click(confirm);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('says that it needs a connection', async () => {
    const { confirm } = await ask({ connection: 'offline' });
    expect(confirm).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Deleting a document needs a connection.');
  });
});

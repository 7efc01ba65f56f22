import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleState } from '../../state/console-state.ts';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { sampleQuote } from '../../test/sample-quote.ts';
import { CountAgain } from './count-again.tsx';

async function press(state: Partial<ConsoleState> = {}, wordCountBasis = 'measured') {
  const console = createFakeConsole(state);
  vi.mocked(console.changeNow).mockResolvedValue('The server is busy.');
  const quote = sampleQuote({ wordCountBasis });
  renderIn(console, <CountAgain quote={quote} />);
  await userEvent.click(screen.getByRole('button', { name: 'Count again' }));
  return { console };
}

describe('CountAgain', () => {
  it('has the document counted, and says beside the button why it is not', async () => {
    const { console } = await press();
    expect(console.changeNow).toHaveBeenCalledExactlyOnceWith(
      endpoints.countAgain,
      expect.objectContaining({ parameters: { id: 'q1' } }),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The server is busy.');
  });

  it('asks for nothing while the document is being counted, and keeps the focus', async () => {
    const { console } = await press({}, 'counting');
    expect(console.changeNow).not.toHaveBeenCalled();
    const button = screen.getByRole('button', { name: 'Count again' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('says that it needs a connection', async () => {
    const { console } = await press({ connection: 'offline' });
    expect(console.changeNow).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Counting again needs a connection.');
  });
});

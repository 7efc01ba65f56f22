import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { UndoLine } from './undo-line.tsx';

const office = createFakeConsole();

/** The line goes as soon as the change is taken back. */
function Line() {
  const [isThere, setIsThere] = useState(true);
  office.undoStatus = async () => setIsThere(false);
  const change = { from: 'pending', to: 'completed' } as const;
  return isThere && <UndoLine quote={sampleQuote()} change={change} isDisabled={false} now={0} />;
}

const undo = () => userEvent.click(screen.getByRole('button', { name: /^Undo/ }));

describe('UndoLine', () => {
  it('leaves the focus in the list to its card', async () => {
    renderIn(
      office,
      <article aria-label="card" data-quote-id="q1" tabIndex={-1}>
        <Line />
      </article>,
    );
    await undo();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('article', { name: 'card' })).toHaveFocus();
  });

  it('leaves the focus in the detail to its heading', async () => {
    renderIn(
      office,
      <article>
        <h2 id="detail-name" tabIndex={-1}>
          Margaret Okafor
        </h2>
        <Line />
      </article>,
    );
    await undo();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Margaret Okafor' })).toHaveFocus();
  });
});

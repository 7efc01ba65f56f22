import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { AsideEntry } from '../offline/outbox/outbox-entry.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { OutboxDialog } from './outbox-dialog.tsx';

const entry: AsideEntry = {
  ...{ kind: 'aside', command: 'keepNote', request: { text: 'Called them.' } },
  ...{ seq: 1, changeId: 'c1', quoteId: 'q1', reference: 'YQ-7F3K-Q2ZD' },
  ...{ customerName: 'Margaret Okafor', baseRevision: 1, queuedAt: 0, username: '' },
  ...{ isAttempted: false, tries: 0, nextTryAt: 0, isHeld: false, state: 'waiting' },
};

function Desk() {
  const [isAsked, setIsAsked] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setIsAsked(true)}>
        Review
      </button>
      {openId !== null && (
        <h2 id="detail-name" tabIndex={-1}>
          {openId}
        </h2>
      )}
      {isAsked && <OutboxDialog onClose={() => setIsAsked(false)} onOpen={setOpenId} />}
    </>
  );
}

it('leads to the heading of the submission that is opened from it', async () => {
  renderIn(createFakeConsole({ outbox: [entry] }), <Desk />);
  await userEvent.click(screen.getByRole('button', { name: 'Review' }));
  await userEvent.click(screen.getByRole('button', { name: 'Margaret Okafor' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'q1' })).toHaveFocus());
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { queueAside } from '../offline/outbox/queue-entries.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { QueuedChange } from './queued-change.tsx';

const office = createFakeConsole();
const [waiting] = queueAside([], {
  ...{ username: 'office', at: 0, changeId: 'c1', quote: sampleQuote() },
  aside: { command: 'keepNote', request: { text: 'Called them.' } },
});

/** The box goes with its change. */
function Detail({ entry }: { entry: OutboxEntry }) {
  const [isThere, setIsThere] = useState(true);
  const go = async () => setIsThere(false);
  office.takeBack = go;
  office.drop = go;
  return (
    <article>
      <h2 id="detail-name" tabIndex={-1}>
        Margaret Okafor
      </h2>
      {isThere && <QueuedChange entry={entry} now={0} isOffline />}
    </article>
  );
}

it.each([
  ['Undo', 'waiting'],
  ['Dismiss', 'refused'],
] as const)('%s leads to the heading, since its button goes', async (name, state) => {
  if (waiting === undefined) throw new Error('Nothing was queued.');
  renderIn(office, <Detail entry={{ ...waiting, state }} />);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

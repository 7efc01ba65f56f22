import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queueAside } from '../offline/outbox/queue-entries.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { useWaitText } from './use-wait-text.ts';

const sender = { username: 'office', at: 0, quote: sampleQuote() };

function write(text: string) {
  return { ...sender, changeId: text, aside: { command: 'keepNote', request: { text } } } as const;
}

it.each([
  ['conflict', 'It waits for your decision on the other change.'],
  ['waiting', 'It will be sent when the server answers again.'],
] as const)('says what a change waits for behind one in state %s', (state, text) => {
  const [first] = queueAside([], write('One'));
  const outbox = queueAside(first ? [{ ...first, state }] : [], write('Two'));
  const Waits = () => useWaitText(outbox[1], false);
  renderIn(createFakeConsole({ outbox }), <Waits />);
  expect(screen.getByText(text)).toBeVisible();
});

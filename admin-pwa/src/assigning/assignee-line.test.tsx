import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { sampleColleague, samplePerson } from '../people/test/sample-people.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { sampleQuote } from '../test/sample-quote.ts';
import { AssigneeLine } from './assignee-line.tsx';
import { AssigningProvider } from './assigning-context.tsx';

const at = '2026-11-20T10:00:00.000Z';
const { id, name } = samplePerson();
const elena = { id: sampleColleague().id, name: sampleColleague().name, at };

function show(differences: Parameters<typeof sampleQuote>[0] = {}) {
  const office = createFakeConsole({
    person: samplePerson(),
    colleagues: [samplePerson(), sampleColleague()].map((one) => ({ ...one, state: 'here' })),
  });
  function Detail() {
    const [quote, setQuote] = useState(sampleQuote(differences));
    office.assign = async () => setQuote((before) => ({ ...before, assignee: { id, name, at } }));
    return (
      <AssigningProvider>
        <AssigneeLine quote={quote} queued={[]} now={0} isOffline={false} />
      </AssigningProvider>
    );
  }
  renderIn(office, <Detail />);
}

describe('AssigneeLine', () => {
  it.each([
    ['Take', {}],
    ['Take over', { assignee: elena }],
  ])('keeps the focus in its line when the pressed button goes: %s', async (deed, differences) => {
    show(differences);
    await userEvent.click(screen.getByRole('button', { name: deed }));
    expect(screen.getByText('Yours')).toBeVisible();
    expect(screen.queryByRole('button', { name: deed })).toBeNull();
    expect(screen.getByText('Yours').closest('[tabindex]')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

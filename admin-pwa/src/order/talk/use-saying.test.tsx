import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { useSaying } from './use-saying.ts';

function show(give: (text: string) => Promise<string | null>): void {
  function Field() {
    const saying = useSaying({ id: 'q1', part: 'note', give, faults: (code) => code });
    return (
      <>
        <textarea
          value={saying.text}
          onChange={({ target }) => saying.change(target.value)}
          onKeyDown={saying.onKeyDown}
        />
        <p role="alert">{saying.fault}</p>
        <button type="button" onClick={() => void saying.send()}>
          Send
        </button>
      </>
    );
  }
  renderIn(createFakeConsole(), <Field />);
}

const write = (text: string) => userEvent.type(screen.getByRole('textbox'), text);

it('is sent once, however often it is pressed before it is taken', async () => {
  const taken = Promise.resolve(null);
  const give = vi.fn(() => taken);
  show(give);
  await write('Half the price for the annex.');
  const button = screen.getByRole('button', { name: 'Send' });
  button.click();
  button.click();
  await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''));
  expect(give).toHaveBeenCalledTimes(1);
});

it('says nothing against the second half of a double click', async () => {
  const give = vi.fn(async (text: string) => (text === '' ? 'text-missing' : null));
  show(give);
  await write('One');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await write('Two');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(give.mock.calls).toEqual([['One'], ['Two']]);
});

it('is sent once by a key that is held down', async () => {
  const give = vi.fn(async () => null);
  show(give);
  await write('One{Control>}{Enter>5/}{/Control}');
  expect(give).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('says that a text is missing where nothing was sent before', async () => {
  show(async (text) => (text === '' ? 'text-missing' : null));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('alert')).toHaveTextContent('text-missing');
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDesk } from '../desk/desk-state.ts';
import { setMeasured, takeDocument } from '../desk/desk-transitions.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { ServiceChoice } from './service-choice.tsx';

function showDocument(asianCharacters: number, otherWords: number) {
  const words = asianCharacters + otherWords;
  const counts = { words, asianCharacters, otherWords, characters: words };
  const report = { format: 'text', exactness: 'exact', counts, outside: {} } as const;
  const file = new File(['x'], '合同.txt');
  const chosen = takeDocument({ file, idempotencyKey: 'k', offeredFiles: 1 })(emptyDesk);
  quoteDesk.store.setState(setMeasured('k', { report, texture: [] }, 5)(chosen), true);
  render(
    <form>
      <ServiceChoice />
    </form>,
    { wrapper: DeskInEnglish },
  );
}

const choose = (translationDirection: string) =>
  act(() => quoteDesk.type({ translationDirection }));

beforeEach(() => quoteDesk.store.setState(emptyDesk, true));

describe('DirectionQuestion', () => {
  it('asks about a Chinese document that is to be translated into Chinese, and takes one press', async () => {
    showDocument(980, 20);
    choose('English to Chinese Translation');
    expect(screen.getByRole('status')).toHaveTextContent(
      'This document is in Chinese. Do you mean Chinese to English Translation?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Yes, switch' }));
    const meant = screen.getByRole('radio', { name: /Chinese to English/ });
    expect(meant).toBeChecked();
    expect(meant).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('asks nothing about the right direction', () => {
    showDocument(980, 20);
    choose('Chinese to English Translation');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

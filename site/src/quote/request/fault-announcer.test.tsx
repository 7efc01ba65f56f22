import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyDesk } from '../desk/desk-state.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { FaultAnnouncer } from './fault-announcer.tsx';

const message = 'Enter an e-mail address like name@example.com';

beforeEach(() => quoteDesk.store.setState(emptyDesk, true));

describe('FaultAnnouncer', () => {
  it('leaves the first fault to the field that gets the focus', () => {
    render(<FaultAnnouncer />, { wrapper: DeskInEnglish });
    act(() => quoteDesk.showErrors({ customerEmail: { kind: 'invalid', message } }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('says the same fault again in a new element at each attempt', () => {
    render(<FaultAnnouncer />, { wrapper: DeskInEnglish });
    act(() => quoteDesk.showErrors({ customerEmail: { kind: 'invalid', message } }));
    act(() => quoteDesk.repeatErrors());
    const first = screen.getByText(message);
    act(() => quoteDesk.repeatErrors());
    expect(screen.getByText(message)).not.toBe(first);
    act(() => quoteDesk.type({ customerEmail: 'lin@example.com' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

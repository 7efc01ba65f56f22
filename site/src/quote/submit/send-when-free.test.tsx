import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quoteDesk } from '../desk/quote-desk.ts';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { SendWhenFree } from './send-when-free.tsx';

const onSubmit = vi.fn();
const onStop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onSubmit.mockClear();
  onStop.mockClear();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SendWhenFree seconds={3} onStop={onStop} />
    </form>,
    { wrapper: DeskInEnglish },
  );
});
afterEach(() => vi.useRealTimers());

function pass(seconds: number): void {
  act(() => vi.advanceTimersByTime(seconds * 1000));
}

describe('SendWhenFree', () => {
  it('counts down without saying each second, and sends once when the place is free', () => {
    pass(2);
    expect(screen.getByText('It will be sent by itself in 1 second.')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
    expect(screen.getByText('It will be sent by itself in 3 seconds.')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
    pass(5);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('sends at once where that is wanted', () => {
    act(() => screen.getByRole('button', { name: 'Send now' }).click());
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('leaves it to the visitor on a press, and when the request is changed', () => {
    act(() => screen.getByRole('button', { name: 'Do not send it by itself' }).click());
    expect(onStop).toHaveBeenCalledOnce();
    act(() => quoteDesk.type({ customerName: 'Wei Zhang' }));
    expect(onStop).toHaveBeenCalledTimes(2);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

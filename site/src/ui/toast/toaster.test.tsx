import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InEnglish } from '../../texts/test/in-english.tsx';
import { dropToast, showToast, useToastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  useToastStore.setState({ toast: null });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Toaster', () => {
  it('shows one toast, the newest', () => {
    render(<Toaster />, { wrapper: InEnglish });
    act(() => showToast({ title: 'File too large', variant: 'destructive' }));
    act(() => showToast({ title: 'Missing Information', description: 'Please fill in' }));
    expect(screen.getByText('Missing Information')).toBeVisible();
    expect(screen.queryByText('File too large')).not.toBeInTheDocument();
  });

  it('closes what no longer applies', () => {
    render(<Toaster />, { wrapper: InEnglish });
    act(dropToast);
    act(() => showToast({ title: 'Error Creating Quote' }));
    act(dropToast);
    expect(screen.queryByText('Error Creating Quote')).not.toBeInTheDocument();
  });

  it('closes after five seconds', () => {
    render(<Toaster />, { wrapper: InEnglish });
    act(() => showToast({ title: 'Crypto Payment' }));
    act(() => vi.advanceTimersByTime(4900));
    expect(screen.getByText('Crypto Payment')).toBeVisible();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.queryByText('Crypto Payment')).not.toBeInTheDocument();
  });

  it('closes after five seconds also when the one before was closed by hand', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Toaster />, { wrapper: InEnglish });
    act(() => showToast({ title: 'File too large' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    act(() => showToast({ title: 'Crypto Payment' }));
    expect(screen.getByText('Crypto Payment')).toBeVisible();
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.queryByText('Crypto Payment')).not.toBeInTheDocument();
  });

  it('waits while it is under the pointer', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Toaster />, { wrapper: InEnglish });
    act(() => showToast({ title: 'Crypto Payment' }));
    await user.hover(screen.getByText('Crypto Payment'));
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Crypto Payment')).toBeVisible();
  });

  it('is focused with F8 and closes at a press', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<Toaster />, { wrapper: InEnglish });
    act(() => showToast({ title: 'Crypto Payment' }));
    fireEvent.keyDown(document, { code: 'F8' });
    expect(screen.getByRole('region').querySelector('ol')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Crypto Payment')).not.toBeInTheDocument();
  });

  it('gives the focus back to what had it', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(
      <>
        <button type="button">Request</button>
        <Toaster />
      </>,
      { wrapper: InEnglish },
    );
    const request = screen.getByRole('button', { name: 'Request' });
    const pressEscape = () => user.keyboard('{Escape}');
    const pressClose = () => user.click(screen.getByRole('button', { name: 'Close' }));
    for (const close of [pressEscape, pressClose]) {
      request.focus();
      act(() => showToast({ title: 'Crypto Payment' }));
      fireEvent.keyDown(document, { code: 'F8' });
      expect(request).not.toHaveFocus();
      await close();
      expect(screen.queryByText('Crypto Payment')).not.toBeInTheDocument();
      expect(request).toHaveFocus();
    }
  });
});

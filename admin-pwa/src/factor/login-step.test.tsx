import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { FactorStep } from '@yiqiao/contract/record/factor-demand';
import { describe, expect, it, vi } from 'vitest';
import type { Console } from '../state/console.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { LoginStep } from './login-step.tsx';

function show(step: FactorStep, acts: Partial<Console> = {}) {
  const onClose = vi.fn();
  const console = { ...createFakeConsole({ session: 'signed-out' }), ...acts };
  renderIn(console, <LoginStep step={step} username="mei" onClose={onClose} />);
  return { console, onClose };
}

function refuse(status: number, code: string, more = {}): () => Promise<never> {
  const body = JSON.stringify({ message: 'In the server’s words', code, ...more });
  return vi.fn(() => Promise.reject(new HttpError(status, '', body)));
}

const cells = () => screen.getByLabelText('Code');

describe('LoginStep with a second factor', () => {
  it('sends the code with its sixth digit, however it is pasted', async () => {
    const { console } = show('factor');
    expect(cells()).toHaveFocus();
    await userEvent.type(cells(), '41908');
    expect(console.loginWithCode).not.toHaveBeenCalled();
    await userEvent.type(cells(), '2');
    expect(console.loginWithCode).toHaveBeenCalledExactlyOnceWith('mei', '419082');
  });

  it('takes a code that was pasted with a space', async () => {
    const { console } = show('factor');
    await userEvent.click(cells());
    await userEvent.paste(' 419 082');
    expect(console.loginWithCode).toHaveBeenCalledExactlyOnceWith('mei', '419082');
  });

  it.each([
    [refuse(401, 'code-wrong'), 'This code is not right.'],
    [refuse(409, 'code-used'), /^This code was used already/],
    [refuse(409, 'challenge-over'), /^This took too long/],
    [refuse(429, 'too-many-requests'), 'In the server’s words'],
    [() => Promise.reject(new TypeError('No answer')), /^The server did not answer/],
  ])('says why a code was not taken, and is ready for the next', async (loginWithCode, text) => {
    show('factor', { loginWithCode });
    await userEvent.type(cells(), '000000');
    expect(await screen.findByText(text)).toBeVisible();
    expect(cells()).toHaveValue('');
    expect(cells()).toHaveFocus();
  });

  it('takes a recovery code, and says when it was used', async () => {
    const loginWithCode = refuse(409, 'code-used', { usedAt: '2026-10-03T08:00:00.000Z' });
    show('factor', { loginWithCode });
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Code'), '7kqm-2t9x{Enter}');
    expect(loginWithCode).toHaveBeenCalledExactlyOnceWith('mei', '7kqm-2t9x');
    expect(await screen.findByText(/^This code was used on Sat 3 Oct\. Take/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the six digits' }));
    expect(cells()).toHaveFocus();
  });

  it('begins again', async () => {
    const { onClose } = show('factor');
    await userEvent.click(screen.getByRole('button', { name: 'Begin again' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('LoginStep where the office demands a factor', () => {
  it('leads whoever has a passkey to it', async () => {
    const here = { obstacle: null, isUsed: true, isOffered: false };
    show('passkey', { findPasskeys: vi.fn(async () => here) });
    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Set up an authenticator' })).toBeNull();
  });

  it('has whoever has none set one up, and lets them in when it is on', async () => {
    const offer = { id: 'o', secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x' };
    const codes = ['7KQM-2T9X', 'B4HD-M7RC'];
    const acts = {
      offerFactor: vi.fn(async () => ({ kind: 'told' as const, value: offer })),
      showOffer: vi.fn(async () => ({ kind: 'told' as const, value: { id: 'o', codes } })),
      keepFactor: vi.fn(async () => null),
    };
    const { console } = show('set-up', acts);
    await userEvent.click(screen.getByRole('button', { name: 'Set up an authenticator' }));
    expect(await screen.findByText(/^GEZD GNBV GY3T QOJQ\s/)).toBeVisible();
    await userEvent.type(screen.getByLabelText('The six digits that it shows now'), '419082');
    expect(acts.showOffer).toHaveBeenCalledExactlyOnceWith('o', '419082');
    expect(await screen.findByText('7KQM-2T9X')).toBeVisible();
    const turnOn = screen.getByRole('button', { name: 'Turn the second factor on' });
    expect(turnOn).toBeDisabled();
    expect(screen.queryByText('The ten older codes end with this.')).toBeNull();
    await userEvent.click(screen.getByLabelText('I find them without this telephone.'));
    await userEvent.click(turnOn);
    expect(acts.keepFactor).toHaveBeenCalledExactlyOnceWith('o');
    expect(console.finishLogin).toHaveBeenCalledExactlyOnceWith('mei');
  });

  it('lets them in with a passkey that they add', async () => {
    const passkey = { id: 'p', name: 'p', host: 'h', addedAt: '', isBackedUp: true };
    const here = { obstacle: null, isUsed: false, isOffered: false };
    const { console } = show('set-up', {
      findPasskeys: vi.fn(async () => here),
      addPasskey: vi.fn(async () => ({ kind: 'done' as const, value: passkey })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add this device' }));
    expect(console.finishLogin).toHaveBeenCalledExactlyOnceWith('mei');
  });
});

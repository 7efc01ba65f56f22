import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstChoices } from '@yiqiao/contract/record/notice';
import { describe, expect, it, vi } from 'vitest';
import { samplePerson } from '../people/test/sample-people.ts';
import type { Console } from '../state/console.ts';
import { createFakeConsole } from '../state/test/fake-console.ts';
import { renderIn } from '../test/render-in.tsx';
import { AskedCard } from './asked-card.tsx';

const about = { id: 'q1', reference: 'YQ-7F3K-Q2ZD', after: 'offer' } as const;
const quiet = { from: '22:00', to: '07:30', weekend: true, zone: 'Asia/Shanghai' };

function show(acts: Partial<Console> = {}): Console {
  const notices = { choices: { ...firstChoices, quiet }, devices: [] };
  const console = {
    ...createFakeConsole({ person: samplePerson({ language: 'zh-Hans' }), notices }),
    ...acts,
  };
  renderIn(console, <AskedCard about={about} />);
  return console;
}

describe('AskedCard', () => {
  it('shows the very words, in the language in which they will be, and when it will be quiet', () => {
    show();
    expect(screen.getByText('A quote was accepted. YQ-7F3K-Q2ZD')).toBeVisible();
    expect(
      screen.getByText(/Quiet from 22:00 to 07:30\. The browser asks once more\.$/),
    ).toBeVisible();
  });

  it('turns this device on', async () => {
    const { turnOnHere, toaster } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(turnOnHere).toHaveBeenCalledOnce();
    expect(toaster.store.getState().toast?.title).toBe('You are told from now on');
  });

  it('stays, and says why, where that failed', async () => {
    const { toaster } = show({ turnOnHere: vi.fn(async () => 'Out of reach.') });
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(screen.getByText('Out of reach.')).toBeVisible();
    expect(toaster.store.getState().toast).toBeNull();
  });

  it('is told that it must not', async () => {
    const { refuseNotices, turnOnHere } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Not here' }));
    expect(refuseNotices).toHaveBeenCalledOnce();
    expect(turnOnHere).not.toHaveBeenCalled();
  });
});

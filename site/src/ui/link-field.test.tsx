import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkField } from './link-field.tsx';

const texts = { copy: 'Copy', copied: 'Copied', notCopied: 'Not copied' };

afterEach(() => vi.unstubAllGlobals());

describe('LinkField', () => {
  it('copies the whole address', async () => {
    const user = userEvent.setup();
    render(<LinkField path="/request/key" texts={texts} />);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/request/key`);
  });

  it('selects the whole address where there is no clipboard, and says that it is not copied', async () => {
    const user = userEvent.setup();
    render(<LinkField path="/request/key" texts={texts} />);
    vi.stubGlobal('navigator', { userAgent: '' });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Not copied')).toBeVisible();
    expect(getSelection()?.toString()).toBe(`${window.location.origin}/request/key`);
  });
});

import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeConsole } from '../../state/test/fake-console.ts';
import { renderIn } from '../../test/render-in.tsx';
import { createLatePart } from './late-part.tsx';
import { MissingPart } from './missing-part.tsx';

beforeEach(() => {
  vi.spyOn(globalThis.console, 'warn').mockImplementation(() => {});
});

function Composer() {
  return <p>The composer</p>;
}

describe('createLatePart', () => {
  it('shows a part that was fetched before at once', async () => {
    const load = vi.fn(async () => Composer);
    const Late = createLatePart<{ onClose: () => void }>(load, MissingPart);
    await Late.fetch();
    renderIn(createFakeConsole(), <Late onClose={() => {}} />);
    expect(screen.getByText('The composer')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('says that it is missing offline, and shows it once the connection is back', async () => {
    const fake = createFakeConsole({ connection: 'offline' });
    const load = vi.fn<() => Promise<typeof Composer>>();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(Composer);
    const Late = createLatePart<{ onClose: () => void }>(load, MissingPart);
    renderIn(fake, <Late onClose={() => {}} />);
    expect(await screen.findByRole('dialog', { name: 'Not loaded' })).toHaveTextContent(
      'This device does not have this part of the console yet.',
    );
    await act(async () => fake.store.setState({ connection: 'online' }));
    expect(await screen.findByText('The composer')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers to reload when the server has another version, and tries again with the next press', async () => {
    const load = vi.fn<() => Promise<typeof Composer>>();
    load.mockRejectedValueOnce(new TypeError('404')).mockResolvedValueOnce(Composer);
    const Late = createLatePart<{ onClose: () => void }>(load, MissingPart);
    const show = () => renderIn(createFakeConsole(), <Late onClose={() => {}} />);
    const first = show();
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
    first.unmount();
    show();
    expect(await screen.findByText('The composer')).toBeVisible();
  });
});

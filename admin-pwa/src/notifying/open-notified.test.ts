import { describe, expect, it, vi } from 'vitest';
import { type ConsoleWindow, consolePath, openNotified } from './open-notified.ts';

const origin = 'https://office.example';
const path = '/admin/dashboard?quote=q1';

interface FakeWindow {
  url?: string;
  focused?: boolean;
  /** Whether the page answers the worker. */
  runs?: boolean;
  isControlled?: boolean;
}

function fakeWindow({
  url = '/admin/dashboard',
  focused = false,
  runs = true,
  isControlled = true,
}: FakeWindow) {
  const postMessage = vi.fn((_message: unknown, [port]: readonly Transferable[]) => {
    if (runs && port instanceof MessagePort) port.postMessage('shown');
  });
  return {
    url: `${origin}${url}`,
    focused,
    visibilityState: 'hidden',
    focus: vi.fn(async () => {}),
    navigate: vi.fn(async () => {
      if (!isControlled) throw new TypeError('Not controlled');
    }),
    postMessage,
  } satisfies ConsoleWindow;
}

async function press(windows: readonly ConsoleWindow[], navigate: unknown = `${origin}${path}`) {
  const openWindow = vi.fn(async () => {});
  await openNotified({ matchAll: async () => windows, openWindow }, navigate, origin, 50);
  return openWindow;
}

describe('openNotified', () => {
  it('opens a window where none is open', async () => {
    expect(await press([])).toHaveBeenCalledExactlyOnceWith(path);
  });

  it('asks the console that is open to show it, without loading it again', async () => {
    const [other, focused] = [fakeWindow({}), fakeWindow({ focused: true })];
    const openWindow = await press([other, focused]);
    expect(openWindow).not.toHaveBeenCalled();
    expect(other.postMessage).not.toHaveBeenCalled();
    expect(focused.focus).toHaveBeenCalledOnce();
    expect(focused.postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'OPEN', path },
      expect.anything(),
    );
    expect(focused.navigate).not.toHaveBeenCalled();
  });

  it('leads a page there that does not answer', async () => {
    const silent = fakeWindow({ runs: false });
    const openWindow = await press([silent]);
    expect(silent.navigate).toHaveBeenCalledExactlyOnceWith(path);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens another where that is not allowed', async () => {
    const silent = fakeWindow({ runs: false, isControlled: false });
    expect(await press([silent])).toHaveBeenCalledExactlyOnceWith(path);
  });

  it('leaves the page of an invitation and the site alone', async () => {
    const elsewhere = [fakeWindow({ url: '/admin/join/key' }), fakeWindow({ url: '/quote' })];
    expect(await press(elsewhere)).toHaveBeenCalledExactlyOnceWith(path);
    for (const one of elsewhere) expect(one.focus).not.toHaveBeenCalled();
  });
});

describe('consolePath', () => {
  it('keeps to the console, wherever it is served', () => {
    expect(consolePath(`https://other.example${path}`, origin)).toBe(path);
    expect(consolePath('https://evil.example/phish', origin)).toBe('/admin/dashboard');
    for (const wrong of [undefined, 7, 'https://', 'javascript:alert(1)']) {
      expect(consolePath(wrong, origin)).toBe('/admin/dashboard');
    }
  });
});

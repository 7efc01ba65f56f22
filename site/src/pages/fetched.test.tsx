import { act, render, screen } from '@testing-library/react';
import { type ReactElement, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PageBoundary } from '../layout/page-boundary.tsx';
import { preloadPage, usePage } from './fetched.ts';
import type { PageRoute } from './page-route.ts';

function createRoute(): PageRoute {
  return {
    key: 'about',
    path: '/about',
    kind: 'page',
    isIndexed: true,
    load: vi.fn(async (language) => <h1>About in {language}</h1>),
  };
}

function Page({ route, language }: { route: PageRoute; language: 'en' | 'zh-Hans' | 'zh-Hant' }) {
  return usePage(route, language);
}

describe('usePage', () => {
  it('renders a page that was fetched before without suspending', async () => {
    const route = createRoute();
    await preloadPage(route, 'en');
    render(<Page route={route} language="en" />);
    expect(screen.getByRole('heading')).toHaveTextContent('About in en');
    expect(route.load).toHaveBeenCalledOnce();
  });

  it('fetches a page once in each language', async () => {
    const route = createRoute();
    const page = (
      <Suspense>
        <Page route={route} language="zh-Hant" />
      </Suspense>
    );
    await act(async () => {
      render(page);
    });
    expect(screen.getByText('About in zh-Hant')).toBeVisible();
    await act(async () => {
      render(page);
    });
    expect(route.load).toHaveBeenCalledOnce();
  });
});

describe('a page that was lost on the way', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module');

  /** Fails `losses` times; each test has a language and so a page of its own, which none has fetched. */
  async function open(losses: number, language: 'en' | 'zh-Hans') {
    const route = { ...createRoute(), key: 'terms' as const };
    const load = vi.mocked(route.load);
    for (let loss = 0; loss < losses; loss += 1) load.mockRejectedValueOnce(lost);
    const at = (path: string) => (
      <PageBoundary
        path={path}
        failure={(reload) => (
          <button type="button" onClick={reload}>
            Reload the page
          </button>
        )}
      >
        <Suspense>
          {path === '/about' ? <Page route={route} language={language} /> : 'Another page'}
        </Suspense>
      </PageBoundary>
    );
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let rerender: (element: ReactElement) => void = () => {};
    await act(async () => {
      ({ rerender } = render(at('/about')));
    });
    expect(screen.getByRole('button')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
    return { load, visit: (path: string) => act(async () => rerender(at(path))) };
  }

  it('is fetched again at a press', async () => {
    const { load } = await open(1, 'en');
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByText('About in en')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is fetched again at the next visit, and when the connection is back', async () => {
    const { load, visit } = await open(2, 'zh-Hans');
    await visit('/');
    expect(screen.getByText('Another page')).toBeVisible();
    await visit('/about');
    expect(screen.getByRole('button')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('About in zh-Hans')).toBeVisible();
  });
});

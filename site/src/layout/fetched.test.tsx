import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { PageRoute } from '../page-route.ts';
import { preloadPage, usePage } from './fetched.ts';

function createRoute(): PageRoute {
  return {
    key: 'about',
    path: '/about',
    kind: 'page',
    isIndexed: true,
    module: 'about/about-page.tsx',
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

import { describe, expect, it, vi } from 'vitest';
import type { PageRoute } from '../page-route.ts';
import { getPageComponent, preloadPage } from './page-components.ts';

const About = () => <h1>About</h1>;

function createRoute(path: string): PageRoute {
  return {
    path,
    name: 'About',
    nameCompanion: { lang: 'zh-Hans', text: '关于' },
    title: 'About',
    description: 'About',
    kind: 'page',
    isIndexed: true,
    load: vi.fn(async () => About),
  };
}

describe('preloadPage', () => {
  it('makes the page render without suspending', async () => {
    const route = createRoute('/preloaded');
    await preloadPage(route);
    expect(getPageComponent(route)).toBe(About);
  });
});

describe('getPageComponent', () => {
  it('gives the same component at every rendering, so that the page keeps its state', () => {
    const route = createRoute('/shown');
    expect(getPageComponent(route)).toBe(getPageComponent(route));
    expect(route.load).not.toHaveBeenCalled();
  });
});

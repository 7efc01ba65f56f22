import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRenderTurns } from './render-turns.ts';

const pageMs = 20;

/** As React does: nothing else is done meanwhile. */
function holdTheLoop(): void {
  const until = performance.now() + pageMs;
  while (performance.now() < until);
}

describe('createRenderTurns', () => {
  it('lets calls that need several rounds of the event loop come between two pages', async () => {
    const takeTurn = createRenderTurns();
    let rendered = 0;
    const pages = Array.from({ length: 10 }, () =>
      takeTurn('one', async () => {
        holdTheLoop();
        rendered += 1;
      }),
    );
    for (let round = 0; round < 8; round += 1) await setImmediate();
    expect(rendered).toBeLessThan(3);
    await Promise.all(pages);
    expect(rendered).toBe(10);
  });

  it('gives each client a turn, whoever has asked for most', async () => {
    const takeTurn = createRenderTurns();
    const order: string[] = [];
    const render = (client: string) => takeTurn(client, async () => void order.push(client));
    await Promise.all([...'aaaa', ...'bb', 'c'].map(render));
    expect(order.join('')).toBe('abcabaa');
  });

  it('goes on after a page that cannot be rendered', async () => {
    const takeTurn = createRenderTurns();
    const broken = takeTurn('one', () => Promise.reject(new Error('cannot render')));
    await expect(broken).rejects.toThrow('cannot render');
    expect(await takeTurn('one', async () => 'page')).toBe('page');
  });
});

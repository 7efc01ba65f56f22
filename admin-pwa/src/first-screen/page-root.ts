import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

export interface PageRoot {
  /** Replaces whatever is there. */
  draw(node: ReactNode): void;
  /** Hydrates the first screen that the worker has put into the page; renders if there is none. */
  adopt(node: ReactNode): void;
}

/** The one React root of the page. */
export function createPageRoot(container: HTMLElement): PageRoot {
  let root: Root | null = null;
  const draw = (node: ReactNode) => {
    root ??= createRoot(container);
    root.render(node);
  };
  return {
    draw,
    adopt(node) {
      if (root !== null || !container.hasChildNodes()) return draw(node);
      // Another tab may have changed the list: React then renders from scratch, and nothing is lost.
      root = hydrateRoot(container, node, { onRecoverableError() {} });
    },
  };
}

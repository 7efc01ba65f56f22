import { Component, type ReactNode } from 'react';
import { reloadOnce } from '../start/reload-once.ts';
import { PageNotLoaded } from './page-components.ts';
import { PageFailure } from './page-failure.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps header, footer and the rest of the site when one page's code fails or does not arrive. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageNotLoaded) reloadOnce(window);
  }

  override render() {
    return this.state.hasFailed ? <PageFailure /> : this.props.children;
  }
}

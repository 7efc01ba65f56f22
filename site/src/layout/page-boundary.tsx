import { Component, type ReactNode } from 'react';
import { reloadOnce } from '../start/reload-once.ts';
import { PageNotLoaded } from './fetched.ts';

interface PageBoundaryProps {
  /** Where the page is: another path is another attempt. */
  readonly path: string;
  /** Stands in its place then. */
  readonly failure: ReactNode;
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

  override componentDidUpdate({ path }: PageBoundaryProps) {
    // A key would do the same, but a new boundary cannot keep the old page until the next one is here.
    if (path !== this.props.path && this.state.hasFailed) this.setState({ hasFailed: false });
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

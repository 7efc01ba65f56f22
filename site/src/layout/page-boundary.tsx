import { Component, type ReactNode } from 'react';
import { forgetFailures, PageNotLoaded } from '../pages/fetched.ts';
import { reloadOnce } from '../start/reload-once.ts';

interface PageBoundaryProps {
  /** A new path is a new attempt. */
  readonly path: string;
  /** Rendered in place of the page when it has failed. */
  readonly failure: (reload: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps header, footer and the rest of the site when a page's code fails or cannot be loaded. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  #hasBeenReloaded = false;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    window.addEventListener('online', this.#tryAgain);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#tryAgain);
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PageNotLoaded) reloadOnce(window);
  }

  override componentDidUpdate({ path }: PageBoundaryProps) {
    if (path === this.props.path) return;
    this.#hasBeenReloaded = false;
    // A key would do the same, but a new boundary cannot keep the old page until the next one is loaded.
    this.#tryAgain();
  }

  override render() {
    return this.state.hasFailed ? this.props.failure(this.#reload) : this.props.children;
  }

  readonly #tryAgain = (): void => {
    if (!this.state.hasFailed) return;
    forgetFailures();
    this.setState({ hasFailed: false });
  };

  /** First retries the page alone, which keeps a chosen document; some browsers cache a failed module, though. */
  readonly #reload = (): void => {
    if (this.#hasBeenReloaded) {
      window.location.reload();
      return;
    }
    this.#hasBeenReloaded = true;
    document.querySelector('main')?.focus();
    this.#tryAgain();
  };
}

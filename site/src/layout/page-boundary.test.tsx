import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageBoundary } from './page-boundary.tsx';

function Broken(): never {
  throw new Error('lost');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('PageBoundary', () => {
  it('offers a page that failed again, and lets the next page be', () => {
    const { rerender } = render(
      <PageBoundary path="/about" failure={() => <p role="alert">Lost</p>}>
        <Broken />
      </PageBoundary>,
    );
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(
      <PageBoundary path="/quote" failure={() => <p role="alert">Lost</p>}>
        Get a Quote
      </PageBoundary>,
    );
    expect(screen.getByText('Get a Quote')).toBeVisible();
  });
});

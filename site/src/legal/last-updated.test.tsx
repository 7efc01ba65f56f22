import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { legalWording } from '../content/en/legal/legal-wording.ts';
import { legalWording as simplified } from '../content/zh-hans/legal/legal-wording.ts';
import { legalWording as traditional } from '../content/zh-hant/legal/legal-wording.ts';
import { LastUpdated } from './last-updated.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date(2031, 1, 3, 23, 30));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('LastUpdated', () => {
  it("shows the visitor's own day", () => {
    render(<LastUpdated wording={legalWording} />);
    const date = screen.getByText('February 3, 2031');
    expect(date).toHaveAttribute('datetime', '2031-02-03');
  });

  it.each([simplified, traditional])('writes the day as Chinese does', (wording) => {
    render(<LastUpdated wording={wording} />);
    expect(screen.getByText('2031年2月3日')).toHaveAttribute('datetime', '2031-02-03');
  });

  it("never prints the build's date into the prerendered page", () => {
    const html = renderToString(<LastUpdated wording={legalWording} />);
    expect(html).toContain('today');
    expect(html).not.toContain('2031');
  });
});

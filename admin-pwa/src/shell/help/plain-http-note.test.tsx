import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlainHttpNote } from './plain-http-note.tsx';

describe('PlainHttpNote', () => {
  it('says what plain HTTP costs', () => {
    render(<PlainHttpNote isSecure={false} />);
    expect(screen.getByText(/can neither install the console nor open it/)).toBeVisible();
  });

  it('says nothing where the connection is encrypted', () => {
    const { container } = render(<PlainHttpNote isSecure />);
    expect(container).toBeEmptyDOMElement();
  });
});

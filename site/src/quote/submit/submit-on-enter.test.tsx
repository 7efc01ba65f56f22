import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { submitOnEnter } from './submit-on-enter.ts';

function renderForm() {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onKeyDown={submitOnEnter} onSubmit={onSubmit}>
      <input type="text" aria-label="Name" />
      <input type="radio" aria-label="Service" />
      <button type="submit" disabled>
        Send
      </button>
    </form>,
  );
  return onSubmit;
}

describe('submitOnEnter', () => {
  it('submits from a text field although the button is disabled', () => {
    const onSubmit = renderForm();
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter' });
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves Enter to the input method that composes Chinese (%j)',
    (composing) => {
      const onSubmit = renderForm();
      fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', ...composing });
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('leaves other keys and other fields alone', () => {
    const onSubmit = renderForm();
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'a' });
    fireEvent.keyDown(screen.getByLabelText('Service'), { key: 'Enter' });
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DeskInEnglish } from '../test/desk-in-english.tsx';
import { DatePicker } from './date-picker.tsx';

vi.mock('./calendar-popover.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

describe('DatePicker', () => {
  it('falls back to the browser’s own picker when the calendar cannot be loaded', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const onChoose = vi.fn();
    render(
      <>
        <label htmlFor="deadlineDate">Deadline date</label>
        <DatePicker name="deadlineDate" day="" error={undefined} onChoose={onChoose} />
      </>,
      { wrapper: DeskInEnglish },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Deadline date' }));
    const input = await vi.waitFor(() => {
      const field = screen.getByLabelText('Deadline date');
      expect(field).toHaveAttribute('type', 'date');
      return field;
    });
    await userEvent.type(input, '2026-12-03');
    expect(onChoose).toHaveBeenCalledWith('2026-12-03');
    warn.mockRestore();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ViewFilter } from './view-filter.tsx';

const views = { new: 2, 'to-answer': 5, waiting: 6, 'to-deliver': 4, unpaid: 1, overdue: 0 };
const statuses = { pending: 9, 'in-progress': 6, completed: 18, cancelled: 5 };

function show(props: Partial<Parameters<typeof ViewFilter>[0]> = {}) {
  const onChoose = vi.fn();
  render(
    <ViewFilter
      chosen={null}
      views={views}
      statuses={statuses}
      total={38}
      onChoose={onChoose}
      {...props}
    />,
  );
  return onChoose;
}

describe('ViewFilter', () => {
  it('names and counts what the list can be narrowed to', () => {
    show();
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names).toHaveLength(11);
    expect(screen.getByRole('button', { name: /^6 ?Waiting for client$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^38 ?All$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is one choice: a press takes the place of the last one, and a second takes it back', async () => {
    const onChoose = show({ chosen: 'new' });
    expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /pending$/ }));
    await userEvent.click(screen.getByRole('button', { name: /New$/ }));
    expect(onChoose.mock.calls).toEqual([['pending'], [null]]);
  });

  it('marks a count of what is late, and none of what nobody knows', () => {
    show({ views: { ...views, overdue: 2 } });
    expect(screen.getByText('2', { selector: '[data-urgent="true"] > span' })).toBeVisible();
    show({ views: null, statuses: null, total: null });
    expect(screen.getAllByText('–')).toHaveLength(11);
  });
});

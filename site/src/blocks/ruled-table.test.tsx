import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RuledTable } from './ruled-table.tsx';

describe('RuledTable', () => {
  it('is named without the marks of where a headline may break', () => {
    render(
      <RuledTable caption="您发来什么，|我们交回什么" columns={['一', '二', '三']} widest="third">
        <tr />
      </RuledTable>,
    );
    expect(screen.getByRole('table', { name: '您发来什么，我们交回什么' })).toBeVisible();
  });
});

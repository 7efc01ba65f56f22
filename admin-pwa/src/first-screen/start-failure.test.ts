import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showStartFailure } from './start-failure.ts';

it('takes the first screen away and says that the console could not start', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.setAttribute('aria-busy', 'true');
  container.innerHTML = '<article>Margaret Okafor</article>';
  showStartFailure(container);
  expect(screen.getByRole('alert')).toHaveTextContent('The console could not start.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(container).not.toHaveTextContent('Margaret');
  expect(container).not.toHaveAttribute('aria-busy');
  container.remove();
});

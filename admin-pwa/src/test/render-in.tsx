import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Console } from '../state/console.ts';
import { ConsoleContext } from '../state/use-console.ts';

/** Renders a part of the console's screens. */
export function renderIn(console: Console, part: ReactNode): RenderResult {
  return render(part, {
    wrapper: ({ children }) => <ConsoleContext value={console}>{children}</ConsoleContext>,
  });
}

import { Provider } from '@radix-ui/react-tooltip';
import type { ReactNode } from 'react';

/** Source: product specification, section 9. */
const openDelayMs = 700;
const skipDelayMs = 300;

/** How long tooltips take: once one is open, the next opens at once for a while. */
export function TooltipDelays({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {children}
    </Provider>
  );
}

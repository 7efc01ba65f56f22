import { type RefObject, useEffect, useRef } from 'react';
import { isNarrowScreen } from './narrow-screen.ts';

/** The heading of what is a screen of its own over the list on a phone: there reading starts at it. */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNarrowScreen()) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

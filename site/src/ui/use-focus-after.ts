import { type RefObject, useEffect, useRef } from 'react';

/** What takes itself away takes the focus with it: once it is gone, the keyboard goes on at `next`. */
export function useFocusAfter(isThere: boolean, next: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere) next.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere, next]);
}

import { type RefObject, useEffect, useRef } from 'react';

/** An element that removes itself loses the focus; when that happens, the focus moves to `next`. */
export function useFocusAfter(isThere: boolean, next: RefObject<HTMLElement | null>): void {
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere) next.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere, next]);
}

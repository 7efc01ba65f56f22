import { type PointerEvent, useEffect, useMemo, useRef } from 'react';

/** Long enough for a pointer on its way elsewhere, short enough to feel immediate. */
const openDelayMs = 60;
/** Forgives a pointer that cuts a corner. */
const closeDelayMs = 200;

interface HoverActions {
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** Pointer handlers that act when a mouse stays over an element, or away from it. Touch is ignored. */
export function useHoverIntent(actions: HoverActions) {
  const latest = useRef(actions);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const actLater = (action: keyof HoverActions, delayMs: number) => (event: PointerEvent) => {
      clearTimeout(timer.current);
      if (event.pointerType !== 'mouse') return;
      timer.current = setTimeout(() => latest.current[action](), delayMs);
    };
    return {
      onPointerEnter: actLater('onEnter', openDelayMs),
      onPointerLeave: actLater('onLeave', closeDelayMs),
    };
  }, []);
}

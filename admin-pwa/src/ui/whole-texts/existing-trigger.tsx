import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react';

/** An element reached by pointer or keyboard, and the event that did. */
export interface Encounter {
  readonly element: HTMLElement;
  readonly event: Event;
}

type Handler = (event: Event) => void;

/** The props Radix gives a trigger; it reads only what native events have, too. */
interface TriggerProps {
  ref?: Ref<HTMLElement>;
  onPointerMove?: Handler;
  onPointerLeave?: Handler;
  onPointerDown?: Handler;
  onFocus?: Handler;
  onBlur?: Handler;
  onClick?: Handler;
  'aria-describedby'?: string;
}

const handlers = [
  ['pointermove', 'onPointerMove'],
  ['pointerleave', 'onPointerLeave'],
  ['pointerdown', 'onPointerDown'],
  ['focusin', 'onFocus'],
  ['focusout', 'onBlur'],
  ['click', 'onClick'],
] as const;

/** Makes an element that is already on the page the trigger, instead of rendering one. */
export function ExistingTrigger({ element, event, ref, ...props }: Encounter & TriggerProps) {
  useImperativeHandle(ref, () => element, [element]);

  const handle = useEffectEvent((name: (typeof handlers)[number][1], happened: Event) =>
    props[name]?.(happened),
  );
  useEffect(() => {
    const listening = new AbortController();
    for (const [type, name] of handlers) {
      element.addEventListener(type, (happened) => handle(name, happened), {
        signal: listening.signal,
      });
    }
    // The event that led here came before the listeners.
    const isFocus = event.type === 'focusin';
    if (element.matches(isFocus ? ':focus-within' : ':hover')) {
      handle(isFocus ? 'onFocus' : 'onPointerMove', event);
    }
    return () => listening.abort();
  }, [element, event]);

  const description = props['aria-describedby'];
  useEffect(() => {
    if (description === undefined) return;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [element, description]);
  return null;
}

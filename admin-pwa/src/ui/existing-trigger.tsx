import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react';

/** An element that the pointer or the keyboard has come upon, and how. */
export interface Encounter {
  readonly element: HTMLElement;
  readonly event: Event;
}

type Handler = (event: Event) => void;

/** What Radix gives to a trigger; of an event it reads only what the browser's own has. */
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

/** Makes an element that is on the page already the trigger, instead of drawing one. */
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
    // What led here happened before anybody listened.
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

import type { NoticeEvent } from '@yiqiao/contract/record/notice';
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';

interface LineDragEvents {
  onLift: (lifted: { event: NoticeEvent; place: number } | null) => void;
  onDrop: (event: NoticeEvent, place: number) => void;
  /** A press that was no drag. */
  onPress: (event: NoticeEvent) => void;
}

/** A finger that moves before has come to scroll. */
const holdMs = 400;
const slackPx = 8;

interface Grip {
  readonly event: NoticeEvent;
  readonly target: Element;
  readonly pointerId: number;
  readonly y: number;
  readonly isMouse: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  isLifted: boolean;
  place: number;
}

/** Lines are dragged to another place: at once with a mouse, after holding on a touch screen. */
export function useLineDrag(
  list: RefObject<HTMLElement | null>,
  events: readonly NoticeEvent[],
  { onLift, onDrop, onPress }: LineDragEvents,
) {
  const grip = useRef<Grip | null>(null);
  const wasDragged = useRef(false);
  const [lifted, setLifted] = useState<NoticeEvent | null>(null);
  useNoScroll(list, () => grip.current?.isLifted === true);

  function lift(held: Grip): void {
    held.isLifted = true;
    held.target.setPointerCapture(held.pointerId);
    setLifted(held.event);
  }

  function end(): Grip | null {
    const held = grip.current;
    grip.current = null;
    clearTimeout(held?.timer);
    if (held?.isLifted !== true) return null;
    setLifted(null);
    onLift(null);
    return held;
  }

  function grasp(event: NoticeEvent, pointer: PointerEvent): void {
    wasDragged.current = false;
    if (pointer.button !== 0) return;
    const held = gripOf(event, pointer, events.indexOf(event));
    if (!held.isMouse) held.timer = setTimeout(() => lift(held), holdMs);
    grip.current = held;
  }

  function drag({ clientY }: PointerEvent): void {
    const held = grip.current;
    if (held === null) return;
    if (!held.isLifted && Math.abs(clientY - held.y) > slackPx) {
      if (held.isMouse) lift(held);
      else end();
    }
    if (!held.isLifted || grip.current !== held) return;
    held.place = placeAt(list.current, clientY, events.length);
    onLift({ event: held.event, place: held.place });
  }

  function drop(): void {
    const held = end();
    wasDragged.current = held !== null;
    if (held !== null) onDrop(held.event, held.place);
  }

  return {
    lifted,
    cancel: () => void end(),
    handlersOf: (event: NoticeEvent) => ({
      onPointerDown: (pointer: PointerEvent) => grasp(event, pointer),
      onPointerMove: drag,
      onPointerUp: drop,
      onPointerCancel: () => void end(),
      onContextMenu: (menu: MouseEvent) => {
        if (grip.current?.isMouse === false) menu.preventDefault();
      },
      // The click that ends a drag is none.
      onClick: () => {
        if (!wasDragged.current) onPress(event);
        wasDragged.current = false;
      },
    }),
  };
}

function gripOf(event: NoticeEvent, pointer: PointerEvent, place: number): Grip {
  const { currentTarget: target, pointerId, clientY: y, pointerType } = pointer;
  const isMouse = pointerType === 'mouse';
  return { event, target, pointerId, y, isMouse, timer: undefined, isLifted: false, place };
}

function placeAt(list: HTMLElement | null, clientY: number, lines: number): number {
  const { top = 0, height = 1 } = list?.getBoundingClientRect() ?? {};
  const place = Math.floor(((clientY - top) / height) * lines);
  return Math.min(lines - 1, Math.max(0, place));
}

/** Only a listener that is not passive can keep a held line from scrolling the page. */
function useNoScroll(list: RefObject<HTMLElement | null>, isHeld: () => boolean): void {
  const ask = useRef(isHeld);
  ask.current = isHeld;
  useEffect(() => {
    const stay = (event: TouchEvent) => {
      if (ask.current()) event.preventDefault();
    };
    const element = list.current;
    element?.addEventListener('touchmove', stay, { passive: false });
    return () => element?.removeEventListener('touchmove', stay);
  }, [list]);
}

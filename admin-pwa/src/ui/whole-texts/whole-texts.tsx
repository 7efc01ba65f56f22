import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { useEffect, useRef, useState } from 'react';
import { HanText } from '../han-text.tsx';
import { type Encounter, ExistingTrigger } from './existing-trigger.tsx';
import styles from './whole-texts.module.css';

/** Source: product specification, section 9. */
const openDelayMs = 700;
const skipDelayMs = 300;

interface Met extends Encounter {
  readonly key: number;
}

/**
 * Tooltips with the whole of a text that is cut off, on hover and focus (WCAG 1.4.13: Escape dismisses
 * it, and the pointer may move into it). An element carries its text in `data-whole-text` and marks the
 * parts that may be cut with `data-clipped`; nothing opens if nothing is cut. The list does not depend
 * on this and can be drawn before it is loaded.
 */
export function WholeTexts() {
  const [met, setMet] = useState<readonly Met[]>([]);
  const open = useRef(new Set<Element>());
  const count = useRef(0);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const meet = (target: EventTarget | null, event: Event) => {
      const element = findCutText(target);
      if (!element) return;
      count.current += 1;
      const key = count.current;
      setMet((before) =>
        before.some((one) => one.element === element)
          ? before
          : [...before.filter((one) => open.current.has(one.element)), { key, element, event }],
      );
    };
    const meetTarget = (event: Event) => meet(event.target, event);
    document.addEventListener('pointerover', meetTarget, { signal });
    document.addEventListener('focusin', meetTarget, { signal });
    // Covers the pointer and the focus as they were before this was loaded.
    document.addEventListener('pointermove', meetTarget, { signal, once: true });
    meet(document.activeElement, new FocusEvent('focusin'));
    return () => listening.abort();
  }, []);

  return (
    <Provider delayDuration={openDelayMs} skipDelayDuration={skipDelayMs}>
      {met.map(({ key, element, event }) => (
        <Root
          key={key}
          onOpenChange={(isOpen) => {
            if (isOpen) open.current.add(element);
            else open.current.delete(element);
          }}
        >
          <Trigger asChild>
            <ExistingTrigger element={element} event={event} />
          </Trigger>
          <Portal>
            <Content
              className={styles.tooltip}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              hideWhenDetached
            >
              <HanText>{element.dataset.wholeText ?? ''}</HanText>
            </Content>
          </Portal>
        </Root>
      ))}
    </Provider>
  );
}

function findCutText(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('[data-whole-text]');
  if (!element) return null;
  const parts = [element, ...element.querySelectorAll('*')];
  return parts.some((part) => part.matches('[data-clipped]') && isCut(part)) ? element : null;
}

function isCut({ scrollWidth, clientWidth }: Element): boolean {
  return scrollWidth > clientWidth;
}

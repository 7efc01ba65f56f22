import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ReactElement, useRef, useState } from 'react';
import { HanText } from './han-text.tsx';
import styles from './whole-text.module.css';

interface WholeTextProps {
  text: string;
  /** One element; what may be cut off in it is marked with `data-clipped`. */
  children: ReactElement;
}

/**
 * The whole of a text that has no room on its line, in a tooltip on hover and focus (WCAG 1.4.13:
 * Escape dismisses it, and the pointer may move into it). Opens only where something is cut.
 */
export function WholeText({ text, children }: WholeTextProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root open={isOpen} onOpenChange={(open) => setIsOpen(open && isCut(trigger.current))}>
      <Trigger ref={trigger} asChild>
        {children}
      </Trigger>
      <Portal>
        <Content className={styles.tooltip} align="start" sideOffset={4} collisionPadding={8}>
          <HanText>{text}</HanText>
        </Content>
      </Portal>
    </Root>
  );
}

function isCut(element: Element | null): boolean {
  if (element === null) return false;
  const parts = element.matches('[data-clipped]') ? [element] : [];
  return [...parts, ...element.querySelectorAll('[data-clipped]')].some(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
}

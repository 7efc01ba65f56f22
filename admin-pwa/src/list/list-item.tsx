import type { Virtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import styles from './quote-list.module.css';

interface ListItemProps extends ComponentProps<'article'> {
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  quoteId: string;
}

/** A place in the list, measured anew for every submission that it shows. */
export function ListItem({ virtualizer, quoteId, ...props }: ListItemProps) {
  const item = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = item.current;
    virtualizer.measureElement(element);
    return () => {
      // Otherwise the measuring would end when another element shows this submission again.
      if (virtualizer.elementsCache.get(quoteId) === element) {
        virtualizer.elementsCache.delete(quoteId);
      }
    };
  }, [virtualizer, quoteId]);
  return (
    <article
      ref={item}
      className={styles.item}
      data-quote-id={quoteId}
      aria-labelledby={`name-${quoteId}`}
      {...props}
    />
  );
}

import type { MouseEvent, ReactNode } from 'react';
import { HanText } from '../../ui/han-text.tsx';
import styles from './quiet-page.module.css';

interface QuietItemProps {
  href: string;
  name: string;
  /** Whose it is. */
  seal?: ReactNode;
  /** What has come. */
  children: ReactNode;
  onOpen: () => void;
}

/** One thing that has come; a press opens what it came to. */
export function QuietItem({ href, name, seal, children, onOpen }: QuietItemProps) {
  const openHere = (event: MouseEvent) => {
    // With a modifier key the browser opens another tab, as for any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li>
      <a className={styles.item} href={href} onClick={openHere}>
        <span className={styles.name}>
          <HanText>{name}</HanText>
        </span>
        {seal !== undefined && <span className={styles.seal}>{seal}</span>}
        <span className={styles.text}>{children}</span>
      </a>
    </li>
  );
}

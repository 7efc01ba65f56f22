import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { WordMark } from '../ui/word-mark.tsx';
import styles from './console-header.module.css';
import { InstallButton } from './install-button.tsx';
import { useDismissal } from './use-dismissal.ts';

interface HeaderFrameProps {
  title: string;
  views: ReactNode;
  /** Whether on a phone something else stands in its place. */
  isReplaced: boolean;
  /** Beside "More", where there is a bar. */
  inBar?: ReactNode;
  /**
   * The tools. @param thenClose makes of an act one that closes "More" as well.
   */
  children: (thenClose: (act?: () => void) => () => void, isOpen: boolean) => ReactNode;
}

/** Name, views and tools: a rail beside the list, or a bar above it with the tools under "More". */
export function HeaderFrame({ title, views, isReplaced, inBar, children }: HeaderFrameProps) {
  const { shell } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const moreButton = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLDivElement>(null);
  useDismissal(isOpen, more, moreButton, () => setIsOpen(false));
  const thenClose = (act?: () => void) => () => {
    setIsOpen(false);
    act?.();
  };
  return (
    <header className={styles.header} data-replaced={isReplaced}>
      <div className={styles.name}>
        <WordMark />
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={styles.views}>{views}</div>
      <div className={styles.bar}>
        {inBar}
        <button
          ref={moreButton}
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls="tools"
          onClick={() => setIsOpen(!isOpen)}
        >
          {shell.more}
        </button>
      </div>
      <div ref={more} id="tools" className={styles.tools} data-open={isOpen}>
        <InstallButton className={styles.install} />
        {children(thenClose, isOpen)}
      </div>
    </header>
  );
}

import { type ReactNode, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './talk.module.css';

interface LatestProps {
  lines: readonly ReactNode[];
  /** How many stand there until all are asked for. */
  shown?: number;
  /** What follows them. */
  children: ReactNode;
}

/** The last of what was said; the rest when it is asked for. */
export function Latest({ lines, shown = 1, children }: LatestProps) {
  const { talk } = useTexts().order;
  const [isAll, setIsAll] = useState(false);
  const earlier = lines.length - shown;
  return (
    <>
      <ol>
        {isAll ? lines : lines.slice(-shown)}
        {children}
      </ol>
      {earlier > 0 && (
        <TextButton
          className={styles.earlier}
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {talk.earlier(earlier)}
        </TextButton>
      )}
    </>
  );
}

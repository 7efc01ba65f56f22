import type { ReactNode } from 'react';
import styles from './room.module.css';

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  className: string | undefined;
  children: ReactNode;
}

/** One line of a list from which one is chosen. */
export function Choice({ isChosen, onChoose, className, children }: ChoiceProps) {
  return (
    <li>
      <button
        type="button"
        className={`${styles.choice} ${className}`}
        aria-current={isChosen || undefined}
        onClick={onChoose}
      >
        {children}
      </button>
    </li>
  );
}

import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './conflicting-change.module.css';

/** One of two ways out of a conflict. */
export interface Half {
  readonly title: string;
  readonly what: ReactNode;
  readonly source: string;
  /** The outcome: its heading, and the rest of the sentence. */
  readonly effect: readonly [strong: string, rest: string];
  readonly action: string;
  readonly onChoose: () => void;
  /** What else can be done with it. */
  readonly other?: { readonly action: string; readonly onChoose: () => void };
}

interface ConflictHalvesProps {
  title: string;
  text: string;
  /** The safe one first. */
  halves: readonly Half[];
}

/** Two ways out of a conflict, each with its outcome. */
export function ConflictHalves({ title, text, halves }: ConflictHalvesProps) {
  return (
    <div className={styles.box} role="alert">
      <p>
        <strong>{title}</strong>
        {text}
      </p>
      <div className={styles.halves}>
        {halves.map((half, index) => (
          <ConflictHalf key={half.title} half={half} isSafe={index === 0} />
        ))}
      </div>
    </div>
  );
}

function ConflictHalf({ half, isSafe }: { half: Half; isSafe: boolean }) {
  const [strong, rest] = half.effect;
  return (
    <div className={styles.half}>
      <p className={parts.quiet}>{half.title}</p>
      {half.what}
      <p className={parts.quiet}>{half.source}</p>
      <p>
        <strong>{strong}</strong>
        {rest}
      </p>
      <Button
        isPrimary={isSafe}
        className={styles.choose}
        data-safe={isSafe}
        onClick={half.onChoose}
      >
        {half.action}
      </Button>
      {half.other && <TextButton onClick={half.other.onChoose}>{half.other.action}</TextButton>}
    </div>
  );
}

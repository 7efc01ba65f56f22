import { Seal } from '../seal/seal.tsx';
import styles from './life-works.module.css';

/** Work on an order that a translator has, or is offered. */
export interface LifeWork {
  readonly id: string;
  readonly seal: string;
  readonly isOffered: boolean;
  /** Of the time that they have for it, what has passed: 0 … 1. */
  readonly share: number;
  /** Who has it, until when. */
  readonly text: string;
}

/**
 * The seals of translators on the way to what an order waits for, each as far as their time has passed. Drawn, as all
 * markup of the worker’s first screen has no styles of its own; two of them never cover each other.
 */
export function LifeWorks({ works }: { works: readonly LifeWork[] }) {
  const inOrder = [...works].sort((one, other) => one.share - other.share);
  return (
    <span className={styles.works} aria-hidden="true">
      {inOrder.map(({ id, seal, isOffered, share }, index) => (
        <span key={id} className={styles.work}>
          <svg
            className={styles.way}
            width={`${100 * (share - (inOrder[index - 1]?.share ?? 0))}%`}
            height="1"
          />
          <Seal seal={seal} size={20} look={isOffered ? 'unsent' : 'relief'} />
        </span>
      ))}
    </span>
  );
}

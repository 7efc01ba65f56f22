import { Seal } from '../seal/seal.tsx';
import { useTexts } from '../texts/texts.ts';
import styles from './holder-seal.module.css';
import type { Holder } from './use-holder.ts';

/** Whose an order is: one's own cut in, a colleague's in relief, nobody's empty, dashed while it is not sent. */
export function HolderSeal({ holder, size }: { holder: Holder; size: 20 | 26 | 44 }) {
  return (
    <span className={styles.holder} data-state={holder.state} data-size={size}>
      <Seal seal={holder.seal} size={size} look={lookOf(holder)} />
    </span>
  );
}

function lookOf({ id, isOwn, state }: Holder) {
  if (id === null) return state === 'not-sent' ? 'empty-unsent' : 'empty';
  if (state === 'not-sent') return 'unsent';
  return isOwn ? 'cut-in' : 'relief';
}

/** Read aloud in the place of a seal. */
export function useHolderName({ id, name, isOwn, state }: Holder): string {
  const { assigning } = useTexts();
  const who = isOwn ? assigning.yours : assigning.assignedTo(name);
  const text = id === null ? assigning.withNobody : who;
  return state === 'not-sent' ? `${text} (${assigning.notSent})` : text;
}

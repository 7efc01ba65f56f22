import { HanText } from '../ui/han-text.tsx';
import styles from './seal.module.css';

interface SealProps {
  seal: string;
  size: 20 | 26 | 44 | 72;
  /** Cut in: oneself. In relief: a colleague. Dashed: not here yet. Struck: gone. */
  look: 'cut-in' | 'relief' | 'dashed' | 'struck';
}

/** A person’s seal; the name always stands beside it. */
export function Seal({ seal, size, look }: SealProps) {
  return (
    <span
      className={styles.seal}
      data-size={size}
      data-look={look}
      data-letters={isLetters(seal)}
      aria-hidden="true"
    >
      {look !== 'dashed' && <HanText>{seal}</HanText>}
    </span>
  );
}

/** Letters are two, and set smaller than one character. */
export function isLetters(seal: string): boolean {
  return [...seal].length > 1;
}

import { useTexts } from '../../texts/site-texts.ts';
import { joinClasses } from '../../ui/class-names.ts';
import { ClosingDrawing } from './closing-drawing.tsx';
import { DotDrawing } from './dot-drawing.tsx';
import styles from './pieces-ring.module.css';
import type { RingLook } from './ring-look.ts';

interface PiecesRingProps {
  readonly look: RingLook;
  /** While it goes, after a reload, beside a question. */
  readonly size: 'large' | 'medium' | 'small';
}

/** A drawing of what the server has of a document: a dot in the ring in English, the ring itself in Chinese. */
export function PiecesRing({ look, size }: PiecesRingProps) {
  const { language } = useTexts();
  const percent = Math.floor(look.fraction * 100);
  const Drawing = language === 'en' ? DotDrawing : ClosingDrawing;
  return (
    <svg
      className={joinClasses(styles.drawing, styles[size])}
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      <Drawing percent={percent} {...look} />
    </svg>
  );
}

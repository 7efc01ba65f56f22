import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  text: string;
  /** What it is, for whoever does not see it. */
  name: string;
  /** Where it cannot be drawn, for want of its file. */
  onClose: () => void;
}

/** Modules of white around a code, without which cameras do not find it (ISO/IEC 18004). */
const quiet = 4;

/** A text as a QR code, dark on white in either scheme of colors: many cameras read no other. */
export function QrCode({ text, name }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const side = size + 2 * quiet;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={name}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

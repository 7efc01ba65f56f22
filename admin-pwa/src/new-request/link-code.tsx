import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';
import styles from './hand-on.module.css';

export interface LinkCodeProps {
  address: string;
  name: string;
  onClose: () => void;
}

/** Modules of white around a code, without which cameras do not find it (ISO/IEC 18004). */
const quiet = 4;

/** A link as a QR code, dark on white in either scheme of colors: many cameras read no other. */
export function LinkCode({ address, name }: LinkCodeProps) {
  const { path, size } = useMemo(() => {
    const code = generate(address, { minCorrectionLevel: correction.M });
    return { path: toSvgPath(code), size: code.size };
  }, [address]);
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

import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { dropInvisible } from '@yiqiao/contract/text/plain-text';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { OfferedFile } from '../file/offered-files.ts';
import { CheckRow } from './check-row.tsx';
import { countOverBytes } from './package-on-desk.ts';
import { usePackageTexts } from './package-texts.ts';
import styles from './too-large.module.css';

/** Files with a box of their own; the others share one. */
const mostRows = 6;

interface TooLargeProps {
  /** In the order in which they are packed. */
  readonly files: readonly OfferedFile[];
  readonly onTake: (files: readonly OfferedFile[]) => void;
}

/** Files that are over 1 GB together: which are to be left out, the largest first. Nothing is packed before. */
export function TooLarge({ files, onTake }: TooLargeProps) {
  const { tooLarge } = usePackageTexts();
  const [leftOut, setLeftOut] = useState<ReadonlySet<OfferedFile>>(new Set());
  const { large, rest } = useMemo(() => divide(files), [files]);
  const kept = files.filter((one) => !leftOut.has(one));
  const overBytes = countOverBytes(kept);
  const setIn = (some: readonly OfferedFile[], isIn: boolean) =>
    setLeftOut((before) => {
      const after = new Set(before);
      for (const one of some) isIn ? after.delete(one) : after.add(one);
      return after;
    });
  const row = (some: readonly OfferedFile[], name: string) => (
    <Row
      key={name}
      name={name}
      bytes={sumBytes(some)}
      isIn={some.every((one) => !leftOut.has(one))}
      onChange={(isIn) => setIn(some, isIn)}
    />
  );
  return (
    <div className={styles.panel}>
      <div role="status" className={styles.fault} data-fits={overBytes === 0 || undefined}>
        <p className={styles.sentence}>
          {overBytes > 0 ? tooLarge.heading(formatFileSize(overBytes)) : tooLarge.fits}
        </p>
        {overBytes > 0 && <p className={styles.text}>{tooLarge.text}</p>}
      </div>
      <fieldset className={styles.rows}>
        <legend className={styles.legend}>{tooLarge.question}</legend>
        {large.map((one) => row([one], dropInvisible(one.path)))}
        {rest.length > 0 && row(rest, tooLarge.rest(rest.length))}
      </fieldset>
      <p className={styles.kept}>
        <span>{tooLarge.kept(kept.length)}</span> <span>{formatFileSize(sumBytes(kept))}</span>
      </p>
      <Button
        size="large"
        className={styles.take}
        disabled={overBytes > 0 || kept.length === 0}
        onClick={() => onTake(kept)}
      >
        {kept.length === 0 ? tooLarge.none : tooLarge.take(kept.length)}
      </Button>
    </div>
  );
}

function divide(files: readonly OfferedFile[]) {
  const sorted = [...files].sort((one, other) => other.file.size - one.file.size);
  const few = sorted.length <= mostRows + 1;
  return {
    large: few ? sorted : sorted.slice(0, mostRows),
    rest: few ? [] : sorted.slice(mostRows),
  };
}

function sumBytes(files: readonly OfferedFile[]): number {
  return files.reduce((sum, { file }) => sum + file.size, 0);
}

interface RowProps {
  readonly name: string;
  readonly bytes: number;
  readonly isIn: boolean;
  readonly onChange: (isIn: boolean) => void;
}

function Row({ name, bytes, isIn, onChange }: RowProps) {
  return (
    <CheckRow className={styles.row} isIn={isIn} onChange={onChange}>
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.size}>{formatFileSize(bytes)}</span>
    </CheckRow>
  );
}

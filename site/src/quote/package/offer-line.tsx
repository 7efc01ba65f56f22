import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { dropInvisible } from '@yiqiao/contract/text/plain-text';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { OfferedFile, OfferedFiles } from '../file/offered-files.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './offer-line.module.css';
import { readChecksums } from './pack/read-checksums.ts';
import { countOverBytes, takePackage } from './package-on-desk.ts';
import { usePackageTexts } from './package-texts.ts';
import { TooLarge } from './too-large.tsx';

/** Names of others that are shown. */
const mostNames = 3;

type Stage =
  | { readonly kind: 'offered' }
  | { readonly kind: 'packing'; readonly percent: number }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'unreadable'; readonly files: readonly OfferedFile[] };

/** "Only the first of 3 files was taken", and a button that takes all of them as one package. */
export function OfferLine({ offered }: { readonly offered: OfferedFiles }) {
  const [stage, setStage] = useState<Stage>({ kind: 'offered' });
  const packing = useRef(new AbortController());
  const { fileName } = usePackageTexts();
  useEffect(() => () => packing.current.abort(), []);

  async function take(files: readonly OfferedFile[]): Promise<void> {
    if (countOverBytes(files) > 0) return setStage({ kind: 'too-large' });
    packing.current.abort();
    packing.current = new AbortController();
    const { signal } = packing.current;
    const onProgress = (fraction: number) =>
      setStage({ kind: 'packing', percent: Math.floor(fraction * 100) });
    onProgress(0);
    try {
      const read = await readChecksums(files, { signal, onProgress });
      if (read.kind === 'unreadable') return setStage(read);
      const leftOut = offered.files.filter((one) => !files.includes(one));
      const { folder } = offered;
      takePackage({ files, checksums: read.checksums, folder, leftOut }, fileName);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  if (stage.kind === 'too-large') {
    return <TooLarge files={offered.files} onTake={take} />;
  }
  if (stage.kind === 'unreadable') {
    const others = offered.files.filter((one) => !stage.files.includes(one));
    return <Unreadable files={stage.files} others={others} onTake={take} />;
  }
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <OnlyFirst offered={offered} />
      </div>
      {stage.kind === 'offered' ? (
        <TakeAll offered={offered} onTake={take} />
      ) : (
        <Packing
          percent={stage.percent}
          onStop={() => {
            packing.current.abort();
            setStage({ kind: 'offered' });
          }}
        />
      )}
    </div>
  );
}

function OnlyFirst({ offered: { files, folder } }: { readonly offered: OfferedFiles }) {
  const { file } = useQuoteTexts();
  const { offer } = usePackageTexts();
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const others = files.slice(1, 1 + mostNames).map(({ file }) => dropInvisible(file.name));
  return (
    <>
      <p className={styles.sentence}>{file.onlyFirst(files.length)}</p>
      <p className={styles.others}>
        {folder === null
          ? offer.others(others, files.length - 1 - others.length)
          : offer.folder(dropInvisible(folder), formatFileSize(bytes))}
      </p>
    </>
  );
}

interface TakeAllProps {
  readonly offered: OfferedFiles;
  readonly onTake: (files: readonly OfferedFile[]) => void;
}

function TakeAll({ offered: { files }, onTake }: TakeAllProps) {
  const { offer } = usePackageTexts();
  return (
    <Button variant="secondary" className={styles.take} onClick={() => onTake(files)}>
      {offer.takeAll(files.length)}
    </Button>
  );
}

/** Progress is heard in steps this wide, in percent. */
const heardStep = 25;

interface PackingProps {
  readonly percent: number;
  readonly onStop: () => void;
}

function Packing({ percent, onStop }: PackingProps) {
  const { offer } = usePackageTexts();
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.packing}>
      <p aria-hidden="true">{offer.packing(percent)}</p>
      <VisuallyHidden>
        <span role="status">{offer.packing(Math.floor(percent / heardStep) * heardStep)}</span>
      </VisuallyHidden>
      <Button ref={button} variant="secondary" size="small" onClick={onStop}>
        {offer.stop}
      </Button>
    </div>
  );
}

interface UnreadableProps {
  readonly files: readonly OfferedFile[];
  readonly others: readonly OfferedFile[];
  readonly onTake: (files: readonly OfferedFile[]) => void;
}

function Unreadable({ files, others, onTake }: UnreadableProps) {
  const { unreadable } = usePackageTexts();
  const { parts } = useQuoteTexts();
  const names = files.slice(0, mostNames).map(({ path }) => dropInvisible(path));
  return (
    <div role="alert" className={styles.fault}>
      <p className={styles.sentence}>{unreadable.heading(files.length)}</p>
      <p className={styles.others}>{unreadable.text(parts.list(names))}</p>
      {others.length > 0 && (
        <Button variant="secondary" className={styles.take} onClick={() => onTake(others)}>
          {unreadable.takeOthers(others.length)}
        </Button>
      )}
    </div>
  );
}

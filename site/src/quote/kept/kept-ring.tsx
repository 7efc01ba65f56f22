import type { KeptDocument } from '../desk/kept-document.ts';
import { DocumentBar } from '../file/document-bar.tsx';
import bar from '../pieces/pieces-bar.module.css';
import { usePiecesTexts } from '../pieces/pieces-texts.ts';
import stage from '../pieces/stage.module.css';
import { PiecesRing } from '../pieces-ring/pieces-ring.tsx';
import { stillRing } from '../pieces-ring/ring-look.ts';
import { stopChecking } from './kept-on-desk.ts';

interface KeptRingProps {
  readonly kept: KeptDocument;
  readonly isOver: boolean;
}

/** What has arrived of the document; the ring is where it is dropped again. */
export function KeptRing({ kept: { upload, step }, isOver }: KeptRingProps) {
  const { kept, checking } = usePiecesTexts();
  const fraction = upload.confirmedBytes / upload.size;
  const percent = Math.floor(fraction * 100);
  const look = { ...stillRing(fraction), isOver };
  const label = kept.ring(percent);
  if (step.kind !== 'checking') {
    return (
      <div role="img" aria-label={label}>
        <PiecesRing look={look} size={step.kind === 'other' ? 'small' : 'medium'} />
      </div>
    );
  }
  const checked = step.allBytes === 0 ? 1 : step.checkedBytes / step.allBytes;
  return (
    <>
      <DocumentBar
        file={step.file}
        className={bar.bar}
        action={{ label: checking.stop, fullLabel: checking.stopLabel, act: stopChecking }}
      />
      <div className={stage.below} role="img" aria-label={label}>
        <PiecesRing look={{ ...look, checked }} size="large" />
      </div>
    </>
  );
}

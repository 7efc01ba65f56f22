import type { SourceDocument } from '../desk/desk-state.ts';
import { getWordCount } from '../words/word-figures.ts';
import styles from './upload-document.module.css';

interface UploadHeadingProps {
  readonly document: SourceDocument | null;
  readonly isSending: boolean;
}

export function UploadHeading({ document, isSending }: UploadHeadingProps) {
  return (
    <div className={styles.head}>
      <h2 id="upload-document" className={styles.heading}>
        Upload Document
      </h2>
      <p className={styles.aside}>{isSending ? 'Keep this page open' : describe(document)}</p>
    </div>
  );
}

function describe(document: SourceDocument | null): string {
  if (document === null) return 'Any type, up to 1 GB';
  const { measuring } = document;
  if (measuring.kind === 'under-way') return `Reading… ${Math.floor(measuring.fraction * 100)}%`;
  if (measuring.kind === 'unavailable') return 'Estimated';
  const basis = getWordCount(document)?.wordCountBasis;
  if (basis === 'estimated') return 'Estimated';
  if (basis === 'none') return 'Not counted';
  return `Read in ${Math.max(measuring.elapsedMs / 1000, 0.1).toFixed(1)} seconds`;
}

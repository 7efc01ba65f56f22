import { fileClock } from '@yiqiao/contract/files/file-clock';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useRef } from 'react';
import { fileSentence } from '../../clocks/file-text.ts';
import { useTexts } from '../../texts/texts.ts';
import { ClosedLine } from '../../ui/closed-line.tsx';
import parts from '../../ui/parts.module.css';
import { DeleteDocument } from './delete-document.tsx';

/** How long the NDA lets the office keep the documents, and how to delete them before. */
export function Deletion({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const { document: words } = useTexts().detail;
  const [filePath] = fileKeysOf(quote);
  useFocusAfterDeletion(filePath !== undefined);
  if (filePath === undefined) return null;
  const sentence = fileSentence(fileClock({ ...quote, filePath }, now), now);
  return (
    <ClosedLine title={words.deletion} summary={sentence}>
      <p className={parts.quiet}>{words.stays}</p>
      <p>
        <DeleteDocument quote={quote} />
      </p>
    </ClosedLine>
  );
}

/** The pressed button goes with the document: the focus moves to the submission's heading. */
function useFocusAfterDeletion(hasFile: boolean): void {
  const hadFile = useRef(hasFile);
  useEffect(() => {
    const isDeleted = hadFile.current && !hasFile;
    hadFile.current = hasFile;
    if (isDeleted && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('article h2')?.focus();
    }
  }, [hasFile]);
}

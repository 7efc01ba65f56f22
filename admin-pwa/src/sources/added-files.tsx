import { findSourceObstacle } from '@yiqiao/contract/commands/add-source';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useId, useState } from 'react';
import { UploadLine } from '../delivery/files/upload-line.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { useUploadsOf } from '../state/use-uploads-of.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { isSourceRole } from '../uploads/upload.ts';
import { AddPanel } from './add-panel.tsx';
import { AddedLine } from './added-line.tsx';

interface AddedFilesProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

/** Where the key F leads: the button that opens the form for another file. */
export function addFileButtonId(quoteId: string): string {
  return `add-file-${quoteId}`;
}

/** Documents and reference files that came after the request, and the way to add one for the client. */
export function AddedFiles(props: AddedFilesProps) {
  const { quote, isOffline } = props;
  const { sources: words } = useTexts().order;
  const titleId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const singleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  const { sources = [] } = quote;
  const uploads = useUploadsOf(quote.id, isSourceRole, sources);
  const canAdd = findSourceObstacle(quote, 1) === null;
  if (!canAdd && sources.length === 0) return null;
  return (
    <section className={parts.section} aria-labelledby={titleId}>
      <div className={parts.head}>
        <h3 id={titleId} className={parts.title}>
          {words.title}
        </h3>
        {canAdd && !isAdding && (
          <TextButton
            id={addFileButtonId(quote.id)}
            aria-keyshortcuts={singleKeys ? 'F' : undefined}
            onClick={() => setIsAdding(true)}
          >
            {words.add}
          </TextButton>
        )}
      </div>
      {isAdding && (
        <AddPanel quote={quote} isOffline={isOffline} onClose={() => setIsAdding(false)} />
      )}
      <ul>
        {sources.map((source) => (
          <AddedLine key={source.id} {...props} source={source} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

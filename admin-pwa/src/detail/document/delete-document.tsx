import { deleteFile } from '@yiqiao/contract/commands/office/delete-file';
import { addedFiles, finishedFiles } from '@yiqiao/contract/files/order-files';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { useChangeNow } from '../../state/use-change-now.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from './delete-document.module.css';

/**
 * Deletes a source document for good, after asking once. It never waits in the outbox: what cannot be undone must not
 * happen later, unseen.
 */
export function DeleteDocument({ quote }: { quote: QuoteSubmission }) {
  const words = useTexts().detail.document;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <TextButton className={styles.open} onClick={() => setIsAsking(true)}>
        {words.delete}
      </TextButton>
      {isAsking && <DeleteDialog quote={quote} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function DeleteDialog({ quote, onClose }: { quote: QuoteSubmission; onClose: () => void }) {
  const { toaster } = useConsole();
  const { document } = useTexts().detail;
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const finished = finishedFiles(quote).length;
  const added = addedFiles(quote).length;
  const { changeNow, isAsking, problem } = useChangeNow();

  async function confirm() {
    const { id, revision: ifRevision, fileName } = quote;
    const { deletion: words, documentDeleted } = texts().answers;
    if (!(await changeNow(deleteFile, { parameters: { id }, ifRevision, words }))) return;
    toaster.show({ title: documentDeleted, description: fileName });
    onClose();
  }

  return (
    <Dialog title={document.deleteQuestion} onClose={onClose}>
      <p>
        <strong className={styles.name}>
          <HanText>{quote.fileName}</HanText>
        </strong>
        {document.willBeDeleted}
      </p>
      {added > 0 && <p className={styles.stays}>{document.withAdded(added)}</p>}
      {finished > 0 && <p className={styles.stays}>{document.withFinished(finished)}</p>}
      <p className={styles.stays}>{document.stays}</p>
      <p role="alert" className={parts.problem}>
        {problem ?? (isOffline ? document.offline : '')}
      </p>
      <div className={parts.choices}>
        <Button isPrimary onClick={onClose}>
          {document.keep}
        </Button>
        <Button
          className={styles.delete}
          disabled={isOffline || isAsking}
          onClick={() => void confirm()}
        >
          {isAsking ? document.deleting : document.delete}
        </Button>
      </div>
    </Dialog>
  );
}

import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { useState } from 'react';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { HanText } from '../ui/han-text.tsx';
import { TextButton } from '../ui/text-button.tsx';
import styles from './delete-document.module.css';

/** Deletes a source document for good, after asking once. */
export function DeleteDocument({ quote }: { quote: QuoteSubmission }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <TextButton className={styles.open} onClick={() => setIsAsking(true)}>
        Delete document
      </TextButton>
      {isAsking && <DeleteDialog quote={quote} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function DeleteDialog({ quote, onClose }: { quote: QuoteSubmission; onClose: () => void }) {
  const { deleteDocument } = useConsole();
  const isOffline = useConsoleState((state) => state.connection === 'offline');
  const [isDeleting, setIsDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    setIsDeleting(true);
    setProblem(null);
    const outcome = await deleteDocument(quote);
    setIsDeleting(false);
    if (outcome.kind === 'deleted') onClose();
    else setProblem(outcome.message);
  }

  return (
    <Dialog title="Delete this document?" onClose={onClose}>
      <p>
        <strong className={styles.name}>
          <HanText>{quote.fileName}</HanText>
        </strong>{' '}
        will be deleted from the server right away. This cannot be undone.
      </p>
      <p className={styles.stays}>
        The submission stays: name, email address, word count, price, status and history.
      </p>
      <p role="alert" className={styles.problem}>
        {problem ?? (isOffline ? 'You are offline. Deleting a document needs a connection.' : '')}
      </p>
      <div className={styles.choices}>
        <Button isPrimary onClick={onClose}>
          Keep document
        </Button>
        <Button
          className={styles.delete}
          disabled={isOffline || isDeleting}
          onClick={() => void confirm()}
        >
          {isDeleting ? 'Deleting...' : 'Delete document'}
        </Button>
      </div>
    </Dialog>
  );
}

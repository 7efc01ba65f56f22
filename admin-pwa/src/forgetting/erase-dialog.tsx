import { type ErasurePreview, erasureProof } from '@yiqiao/contract/commands/server/erasure';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { emailKey } from '@yiqiao/contract/text/email';
import { useEffect, useId, useState } from 'react';
import type { PreviewOutcome } from '../state/order/person-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatCount } from '../ui/format-count.ts';
import grave from '../ui/grave-dialog.module.css';
import parts from '../ui/parts.module.css';
import styles from './erase-dialog.module.css';
import { ExportPerson } from './export-person.tsx';

export interface EraseDialogProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  onClose: () => void;
}

/** Shows what would be deleted and what would stay; the person has to type the address to go on. */
export function EraseDialog({ quote, isOffline, onClose }: EraseDialogProps) {
  const { previewErasure } = useConsole();
  const { dialog } = useTexts().forgetting;
  const [preview, setPreview] = useState<PreviewOutcome | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens.
  useEffect(() => {
    let isGone = false;
    void previewErasure(quote).then((outcome) => {
      if (!isGone) setPreview(outcome);
    });
    return () => {
      isGone = true;
    };
  }, []);

  const known = preview?.kind === 'preview' ? preview.preview : null;
  return (
    <Dialog title={dialog.title(quote.customerName)} width="wide" onClose={onClose}>
      <p className={grave.lead}>{dialog.under(erasureProof(quote))}</p>
      <div className={grave.halves}>
        <div className={grave.half}>
          <h3 className={grave.heading}>{dialog.goes}</h3>
          <dl>
            {goesRows(known).map(([name, figure]) => (
              <div key={name} className={grave.row}>
                <dt>{name}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={grave.half}>
          <h3 className={grave.heading}>{dialog.stays}</h3>
          <p className={styles.line}>{dialog.line}</p>
          {known !== null && known.payments > 0 && (
            <p className={styles.line}>{dialog.paymentsStay(known.payments)}</p>
          )}
          {known !== null && known.invoices > 0 && (
            <p className={styles.line}>{dialog.invoicesStay(known.invoices)}</p>
          )}
          <ExportPerson quote={quote} isOffline={isOffline} look="text">
            {dialog.exportFirst}
          </ExportPerson>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {preview === null && dialog.looking}
      </p>
      <Confirmation
        quote={quote}
        preview={known}
        isOffline={isOffline}
        problem={preview?.kind === 'unknown' ? preview.message : null}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Dashes until the figures are known: rows must not move then. */
function goesRows(preview: ErasurePreview | null): readonly (readonly [string, string])[] {
  const { dialog } = texts().forgetting;
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatCount(value));
  const { submissions, underWay, documents = 0, deliverables = 0, bytes = 0 } = preview ?? {};
  const { messages = 0, notes = 0, mails } = preview ?? {};
  return [
    [dialog.submissions, figure(submissions)],
    [dialog.underWay, figure(underWay)],
    [
      dialog.files,
      preview === null
        ? '–'
        : dialog.filesAnd(formatCount(documents + deliverables), formatFileSize(bytes)),
    ],
    [dialog.said, figure(preview === null ? undefined : messages + notes)],
    [dialog.mails, figure(mails)],
    [
      dialog.links,
      submissions === undefined ? '–' : dialog.linksEnd(submissions, formatCount(submissions)),
    ],
  ];
}

interface ConfirmationProps extends EraseDialogProps {
  preview: ErasurePreview | null;
  /** Why the figures are not known. */
  problem: string | null;
}

function Confirmation({ quote, preview, isOffline, problem, onClose }: ConfirmationProps) {
  const { erasePerson } = useConsole();
  const { dialog } = useTexts().forgetting;
  const [typed, setTyped] = useState('');
  const [isErasing, setIsErasing] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const hasAddress = quote.customerEmail !== '';
  const fieldId = useId();
  const problemId = useId();
  const isSame = emailKey(typed) === emailKey(erasureProof(quote));
  const differs = typed.includes('@') && !isSame && !quote.customerEmail.startsWith(typed.trim());

  async function erase() {
    setIsErasing(true);
    setRefused(null);
    const outcome = await erasePerson(quote, typed.trim());
    setIsErasing(false);
    if (outcome.kind === 'erased') onClose();
    else setRefused(outcome.message);
  }

  const count = preview?.submissions;
  const words = count === undefined ? dialog.eraseAll : dialog.erase(count, formatCount(count));
  const said = refused ?? problem ?? (isOffline ? dialog.offline : null);
  return (
    <div className={styles.confirmation}>
      <label htmlFor={fieldId} className={styles.label}>
        {hasAddress ? dialog.type : dialog.typeReference}
      </label>
      <input
        id={fieldId}
        className={styles.input}
        type={hasAddress ? 'email' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        aria-describedby={problemId}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p id={problemId} role="alert" className={`${parts.fault} ${styles.problem}`}>
        {said ?? (differs ? dialog.differs : '')}
      </p>
      <div className={grave.choices}>
        <Button isPrimary onClick={onClose}>
          {dialog.keep}
        </Button>
        <Button
          className={grave.deed}
          disabled={!isSame || preview === null || isOffline || isErasing}
          onClick={() => void erase()}
        >
          {isErasing ? dialog.erasing : words}
        </Button>
      </div>
    </div>
  );
}

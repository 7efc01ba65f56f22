import { findInvoiceObstacle } from '@yiqiao/contract/commands/office/attach-invoice';
import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { type InvoiceKind, invoiceKinds } from '@yiqiao/contract/record/invoice';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { ChooseFiles } from '../delivery/files/choose-files.tsx';
import { DropBox } from '../delivery/files/drop-box.tsx';
import { UploadLine } from '../delivery/files/upload-line.tsx';
import { UploadRing } from '../delivery/files/upload-ring.tsx';
import { dayText } from '../order/amendment/offer-changes.ts';
import { useConsole } from '../state/use-console.ts';
import { useUploadsOf } from '../state/use-uploads-of.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { isInvoiceKind } from '../uploads/upload.ts';
import { InvoiceLine } from './invoice-line.tsx';
import styles from './invoices.module.css';
import { useUndoAttached } from './use-undo-attached.ts';

interface InvoiceSectionProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

/** What the key I focuses. */
export function invoiceButton(quoteId: string): HTMLElement | null | undefined {
  return document
    .getElementById(sectionId(quoteId))
    ?.querySelector<HTMLElement>('[type="radio"]:checked');
}

function sectionId(quoteId: string): string {
  return `invoices-${quoteId}`;
}

/** Invoices that the office's own system has issued, and attaching one; nothing before anything was agreed. */
export function InvoiceSection(props: InvoiceSectionProps) {
  const { quote } = props;
  const { invoices: words } = useTexts().order;
  const { invoices = [] } = quote;
  const uploads = useUploadsOf(quote.id, isInvoiceKind, invoices);
  useUndoAttached(quote, uploads);
  const canAttach = findInvoiceObstacle(quote) === null;
  if (!canAttach && invoices.length === 0) return null;
  const until = invoices.at(-1)?.keptUntil;
  return (
    <section id={sectionId(quote.id)} className={parts.section} aria-labelledby="invoices-title">
      <div className={parts.head}>
        <h3 id="invoices-title" className={parts.title}>
          {words.title}
        </h3>
        <p className={parts.quiet}>
          {until === undefined ? words.outlives : words.keptUntil(dayText(until, props.now))}
        </p>
      </div>
      <ul>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} {...props} invoice={invoice} />
        ))}
        {uploads.map((upload) => (
          <UploadLine key={upload.id} upload={upload} />
        ))}
      </ul>
      {canAttach && <Attach {...props} />}
    </section>
  );
}

/** What is attached, preset by the currency; then the file, which is on its way as soon as it is chosen. */
function Attach({ quote, isOffline }: InvoiceSectionProps) {
  const { addFiles } = useConsole();
  const { order } = useTexts();
  const { invoices: words } = order;
  const [chosen, setKind] = useState<InvoiceKind | null>(null);
  const kind = chosen ?? usualKind(quote);
  const take = (files: File[]) => addFiles(quote, files, kind);
  return (
    <DropBox className={styles.attach} onFiles={isOffline ? null : take}>
      <div role="radiogroup" aria-label={words.which} className={styles.kinds}>
        {invoiceKinds.map((value) => (
          <label key={value} className={styles.kind} data-chosen={value === kind}>
            <input
              type="radio"
              name={`kind-${quote.id}`}
              checked={value === kind}
              onChange={() => setKind(value)}
            />
            {words.kinds[value]}
          </label>
        ))}
      </div>
      <div className={styles.choose}>
        <UploadRing look="open" />
        <p>
          {words.drop}{' '}
          <ChooseFiles look="text" isOffline={isOffline} onFiles={take}>
            {words.choose}
          </ChooseFiles>
          {words.formats}
        </p>
      </div>
    </DropBox>
  );
}

/** Whoever is quoted in renminbi expects a fapiao. */
function usualKind(quote: QuoteSubmission): InvoiceKind {
  return acceptedOffer(quote)?.currency === 'CNY' ? 'fapiao' : 'invoice';
}

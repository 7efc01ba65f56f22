import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { invoiceEndpoints } from '@yiqiao/contract/http/invoice-endpoints';
import { invoiceKinds } from '@yiqiao/contract/record/invoice';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { joinClasses } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type PageTexts, useRequestTexts } from '../request-texts.ts';
import rowStyles from '../text/file-rows.module.css';
import { MarkedText } from '../text/marked-text.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import styles from './invoices.module.css';

type Invoice = NonNullable<ClientRequest['invoices']>[number];

/** The invoices that the office has attached, and how long they stay; nothing if there are none. */
export function Invoices() {
  const texts = useRequestTexts();
  const { invoices = [] } = useRequestState().request;
  const last = invoices.at(-1);
  if (last === undefined) return null;
  const { keptUntil } = last;
  return (
    <section>
      <h2 className={textStyles.heading}>{nameOf(last, texts)}</h2>
      <ul className={rowStyles.rows}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      <p className={joinClasses(textStyles.small, styles.stays)}>
        {texts.invoices.stays(keptUntil === undefined ? null : texts.day(keptUntil))}
      </p>
    </section>
  );
}

/** The word follows what was attached. */
function nameOf({ kind }: Invoice, { invoices: { kinds } }: PageTexts): string {
  return kinds[invoiceKinds.find((known) => known === kind) ?? 'invoice'];
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { delivery, moments } = useRequestTexts();
  const { key } = useRequestState();
  const { id: invoiceId, fileName, fileSize, at } = invoice;
  return (
    <li className={rowStyles.row}>
      <p className={rowStyles.name}>
        <bdi>
          <MarkedText text={fileName} />
        </bdi>
        <small>
          {formatFileSize(fileSize)}
          {delivery.gap}
          {moments.short(at)}
        </small>
      </p>
      <a
        className={styles.download}
        href={invoiceEndpoints.clientInvoice.href({ key, invoiceId })}
        download
      >
        {delivery.download}
        <VisuallyHidden> {fileName}</VisuallyHidden>
      </a>
    </li>
  );
}

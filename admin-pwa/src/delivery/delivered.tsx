import { confirmationDueAt } from '@yiqiao/contract/life/awaited-delivery';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { formatMoment } from '../clocks/format-time.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import { HanText } from '../ui/han-text.tsx';
import parts from '../ui/parts.module.css';
import styles from './delivered.module.css';
import { DownloadFile } from './files/download-file.tsx';
import { FileTable } from './files/file-table.tsx';
import { finishedHref } from './files/finished-href.ts';

type Delivery = NonNullable<QuoteSubmission['deliveries']>[number];

interface DeliveredProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

const deliveredTitleId = 'delivered-title';

/** The button that has delivered is gone, so the focus moves to the delivery. */
export function focusDelivered(): void {
  requestAnimationFrame(() => document.getElementById(deliveredTitleId)?.focus());
}

/** The deliveries, latest first. */
export function Delivered(props: DeliveredProps) {
  const { deliveries = [] } = props.quote;
  if (deliveries.length === 0) return null;
  return (
    <div className={styles.deliveries}>
      {[...deliveries].reverse().map((delivery, index) => (
        <DeliveryFiles key={delivery.number} {...props} delivery={delivery} isLast={index === 0} />
      ))}
    </div>
  );
}

interface DeliveryFilesProps extends DeliveredProps {
  delivery: Delivery;
  isLast: boolean;
}

function DeliveryFiles(props: DeliveryFilesProps) {
  const { quote, delivery, isLast, isOffline, now, onDownload } = props;
  const { delivery: words, list } = useTexts();
  const { files, note, number } = delivery;
  const isOnly = quote.deliveries?.length === 1;
  const bytes = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const sum = words.sum(
    words.files(files.length, formatCount(files.length)),
    formatFileSize(bytes),
  );
  return (
    <section className={styles.section}>
      <div className={parts.head}>
        <h3 id={isLast ? deliveredTitleId : undefined} className={styles.title} tabIndex={-1}>
          {isOnly ? words.delivered : words.number(number)}
        </h3>
        <span className={parts.quiet}>{sum}</span>
      </div>
      <p className={`${parts.quiet} ${styles.when}`}>
        {whenTexts(quote, delivery, isLast, now).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      {note !== undefined && (
        <p className={styles.note}>
          <span className={parts.quiet}>{words.band.note}</span>
          <span>
            <HanText>{note}</HanText>
          </span>
        </p>
      )}
      <FileTable
        columns={[list.download]}
        isNamed={false}
        hasSums={false}
        files={files}
        cells={(file) => [
          file.filePath === undefined ? (
            deletedText(file.fileDeletedAt, now)
          ) : (
            <DownloadFile
              key="download"
              href={finishedHref(quote, file)}
              fileName={file.fileName}
              isOffline={isOffline}
              onDownload={onDownload}
            />
          ),
        ]}
      />
    </section>
  );
}

/** When it was delivered, and what has come or will come of it. */
function whenTexts(
  quote: QuoteSubmission,
  { at, files, confirmedAt, revision }: Delivery,
  isLast: boolean,
  now: number,
): readonly string[] {
  const { delivery } = texts();
  const dueAt = isLast ? confirmationDueAt(quote) : null;
  const parts = [
    delivery.since(formatMoment(at, now)),
    downloadedText(files, now),
    revision && delivery.revision.asked(formatMoment(revision.at, now)),
    confirmedAt && delivery.confirmed(formatMoment(confirmedAt, now)),
    dueAt !== null && delivery.confirmsItself(formatMoment(dueAt, now)),
  ];
  return parts.filter((part) => typeof part === 'string');
}

/** What of it the client has, and since when; nothing of what was delivered before that was recorded. */
function downloadedText(files: Delivery['files'], now: number): string | undefined {
  const { delivery } = texts();
  const moments = files.flatMap(({ downloadedAt }) => downloadedAt ?? []).sort();
  const last = moments.at(-1);
  if (last === undefined) return undefined;
  return moments.length === files.length
    ? delivery.downloaded(formatMoment(last, now))
    : delivery.downloadedSome(moments.length, files.length);
}

function deletedText(at: string | undefined, now: number): string {
  const { table } = texts().delivery;
  return at === undefined ? table.deleted : `${table.deleted} ${formatMoment(at, now)}`;
}

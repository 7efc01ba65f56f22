import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { useMemo } from 'react';
import { formatMoment } from '../../clocks/format-time.ts';
import { localZone } from '../../clocks/zone-time.ts';
import { readMoment } from '../../composer/offer-form.ts';
import preview from '../../composer/offer-preview.module.css';
import { monthOf, sumFees } from '../../fees/monthly-fees.ts';
import { centsText } from '../../figures/money-text.ts';
import { wordsADay } from '../../figures/words-a-day.ts';
import type { JobDraft } from '../../offline/storage/records/order-draft.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import styles from './job-composer.module.css';
import { filesToHandOut } from './job-files.ts';
import { readWords } from './job-form.ts';
import { JobTotal } from './job-total.tsx';

interface JobPreviewProps {
  order: QuoteSubmission;
  draft: JobDraft;
  number: number;
  now: number;
}

/** The fee, what the translator will see, and what they will not. */
export function JobPreview(props: JobPreviewProps) {
  const { draft, now } = props;
  const { compose } = useTexts().translators;
  const name = useConsoleState(
    ({ colleagues }) => colleagues.find(({ id }) => id === draft.personId)?.name,
  );
  return (
    <aside className={preview.preview}>
      <div className={preview.band}>
        <JobTotal draft={draft} look="preview" />
        {name !== undefined && <SoFar {...{ draft, name, now }} />}
      </div>
      <div className={preview.body}>
        <h3 className={preview.title}>
          <HanText>{compose.willSee(name ?? compose.translator)}</HanText>
        </h3>
        <dl>
          {factsOf(props).map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt className={parts.quiet}>{label}</dt>
              <dd>
                <HanText>{value}</HanText>
              </dd>
            </div>
          ))}
        </dl>
        <h3 className={preview.title}>{compose.staysHere}</h3>
        <p className={styles.stays}>{compose.stays}</p>
      </div>
    </aside>
  );
}

/** What the translator has earned this month, in the currency of this fee. */
function SoFar({ draft, name, now }: { draft: JobDraft; name: string; now: number }) {
  const { compose } = useTexts().translators;
  const quotes = useConsoleState(({ list }) => list.quotes);
  const sums = useMemo(() => sumFees(quotes), [quotes]);
  if (draft.feeKind === 'none') return null;
  const { personId, currency } = draft;
  const month = monthOf(now);
  const sum = sums.find(
    (one) => one.month === month && one.translatorId === personId && one.currency === currency,
  );
  return (
    <p className={preview.compared}>
      <HanText>{compose.soFar(name, new Date(now))}</HanText> {centsText(sum?.fees ?? 0, currency)}
    </p>
  );
}

function factsOf({ order, draft, number, now }: JobPreviewProps): (readonly [string, string])[] {
  const { delivery, figures, services, translators } = texts();
  const { compose } = translators;
  const words = readWords(draft.words) ?? 0;
  const due = readMoment(draft.dueDay, draft.dueTime, localZone());
  const files = filesToHandOut(order).filter(({ id }) => draft.fileIds.includes(id));
  const size = files.reduce((sum, { fileSize }) => sum + fileSize, 0);
  const pace = wordsADay(words, due, now);
  return [
    [compose.job, figures.list([order.reference, String(number)])],
    [compose.direction, services.short(order.translationDirection)],
    ...(words > 0 ? [[compose.words, figures.words(words)] as const] : []),
    [compose.due, Number.isNaN(due) ? '—' : formatMoment(due, now)],
    [compose.files, figures.list([delivery.files(files.length), formatFileSize(size)])],
    ...(pace === null ? [] : [[compose.pace, compose.aDay(figures.words(pace))] as const]),
  ];
}

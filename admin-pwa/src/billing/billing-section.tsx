import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import { isAside, type OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { predictQuote } from '../offline/outbox/queue-entries.ts';
import { QueuedChange } from '../outbox-view/queued-change.tsx';
import { hasSeveral } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { ClosedLine } from '../ui/closed-line.tsx';
import parts from '../ui/parts.module.css';
import { createSayWho } from '../ui/say-who.ts';
import { TextButton } from '../ui/text-button.tsx';
import { billingLines } from './billing-lines.ts';
import { CopyLines } from './copy-lines.tsx';
import { LateBillingDialog } from './late-billing-dialog.tsx';

interface BillingSectionProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  now: number;
  isOffline: boolean;
}

/** Opens the line. @returns what the key B focuses: the first line's button, or the one to enter details. */
export function billingButton(quoteId: string): HTMLElement | null {
  const line = document.getElementById(lineId(quoteId))?.querySelector('details');
  if (line == null) return null;
  line.open = true;
  return line.querySelector<HTMLElement>('dl button') ?? line.querySelector('button');
}

function lineId(quoteId: string): string {
  return `billing-${quoteId}`;
}

/** To whom the invoice is made out, to be copied into a tax platform line by line. */
export function BillingSection({ quote: known, queued, now, isOffline }: BillingSectionProps) {
  const { billing: words } = useTexts().order;
  const [isChanging, setIsChanging] = useState(false);
  const entries = queued.filter((entry) => isAside(entry) && entry.command === 'enterBilling');
  const quote = predictQuote(known, entries);
  const { billing } = quote;
  const sayWho = createSayWho(useConsoleState(hasSeveral));
  return (
    <div id={lineId(quote.id)}>
      <ClosedLine title={words.title} summary={billing?.title ?? words.none}>
        {billing !== undefined && <CopyLines lines={billingLines(quote, billing)} />}
        <p className={parts.quiet}>
          {billing !== undefined &&
            words.givenBy(
              billing.by === 'client'
                ? quote.customerName
                : sayWho({ ...billing, by: billing.person }),
              formatMoment(billing.at, now),
            )}
          <TextButton onClick={() => setIsChanging(true)}>
            {billing === undefined ? words.enter : words.change}
          </TextButton>
        </p>
        {entries.map((entry) => (
          <QueuedChange key={entry.seq} entry={entry} now={now} isOffline={isOffline} />
        ))}
      </ClosedLine>
      {isChanging && <LateBillingDialog quote={quote} onClose={() => setIsChanging(false)} />}
    </div>
  );
}

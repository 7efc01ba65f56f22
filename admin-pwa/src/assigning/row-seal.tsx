import { isOver } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import { useAssigning } from './assigning-context.tsx';
import { HolderSeal, useHolderName } from './holder-seal.tsx';
import styles from './row-seal.module.css';
import { useHolder } from './use-holder.ts';

interface RowSealProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[] | undefined;
  tabIndex: number;
  /** Called with what a press does, and with `null` when that is no longer to be told. */
  onAim: (words: string | null) => void;
}

/** Whose an order is, a cell beside the marks: a press takes nobody's, and asks about anybody's. */
export function RowSeal({ quote, queued, tabIndex, onAim }: RowSealProps) {
  const { take, ask } = useAssigning();
  const holder = useHolder(quote, queued);
  const name = useHolderName(holder);
  const { assigning } = useTexts();
  const isFree = holder.id === null;
  const deed = isFree ? assigning.takeIt : assigning.handIt;
  const aim = () => onAim(deed(quote.customerName));
  const endAim = () => onAim(null);
  if (isOver(quote)) {
    return (
      <span className={styles.cell} role="img" aria-label={name}>
        {!isFree && <HolderSeal holder={holder} size={26} />}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.cell}
      tabIndex={tabIndex}
      onMouseEnter={aim}
      onMouseLeave={endAim}
      onFocus={aim}
      onBlur={endAim}
      onClick={(event) => {
        event.stopPropagation();
        if (isFree) take(quote);
        else ask(quote, event.currentTarget);
      }}
    >
      <span className="visually-hidden">{`${name}. ${deed(quote.customerName)}`}</span>
      <HolderSeal holder={holder} size={26} />
    </button>
  );
}

/** The same where there is no room for a cell; a press opens the order as anywhere in the row. */
export function SmallSeal({ quote, queued }: Pick<RowSealProps, 'quote' | 'queued'>) {
  const holder = useHolder(quote, queued);
  const name = useHolderName(holder);
  if (holder.id === null && isOver(quote)) return null;
  return (
    <span className={styles.small} role="img" aria-label={name}>
      <HolderSeal holder={holder} size={20} />
    </span>
  );
}

/** On a card, with the name, which it has room for. */
export function CardSeal({ quote, queued }: Pick<RowSealProps, 'quote' | 'queued'>) {
  const holder = useHolder(quote, queued);
  const name = useHolderName(holder);
  return (
    <span className={styles.card}>
      <HolderSeal holder={holder} size={20} />
      <HanText>{name}</HanText>
    </span>
  );
}

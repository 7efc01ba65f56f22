import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import type { FoundPlace } from '../../finding/found-place.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';

/** A submission in the list, as a row or as a card. */
export interface QuoteItemProps {
  quote: QuoteSubmission;
  /** What waits in the outbox for this submission. */
  queued: readonly OutboxEntry[] | undefined;
  /** Whether it is the list's tab stop; only then can Tab reach its controls. */
  isActive: boolean;
  isSelected: boolean;
  /** Where the search has found what is not shown otherwise. */
  found?: FoundPlace | null;
  /** Whether what is unpaid takes the place of amount, words and clock. */
  isAboutMoney?: boolean;
  /** Whether the list is of one's own orders: then no row says whose it is. */
  isMine?: boolean;
  isDisabled: boolean;
  now: number;
  onOpen: (quote: QuoteSubmission) => void;
  onChangeStatus: (quote: QuoteSubmission, status: QuoteStatus) => void;
  onDownload: (event: React.MouseEvent) => void;
}

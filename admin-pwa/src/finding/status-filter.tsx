import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/quote/status';
import { memo } from 'react';
import { useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import { StatusMark } from '../ui/status/status-mark.tsx';
import { statusTone } from '../ui/status/status-tone.ts';
import type { StatusCounts } from './count-statuses.ts';
import type { FindQuery, SetFilter } from './find-query.ts';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  chosen: FindQuery['status'];
  /** `null` while only the newest submissions have been read. */
  counts: StatusCounts | null;
  /** `null` while nobody knows. */
  total: number | null;
  onFilter: SetFilter;
}

/** How many there are of each status; choosing one narrows the list to it. */
export const StatusFilter = memo(function StatusFilter(props: StatusFilterProps) {
  const { chosen, counts, total, onFilter } = props;
  const { finding, status: statuses } = useTexts();
  return (
    <fieldset className={styles.statuses}>
      <legend className="visually-hidden">{finding.showOnly}</legend>
      <View
        name={finding.all}
        count={total}
        isChosen={chosen === null}
        onChoose={() => onFilter('status', null)}
      />
      {quoteStatuses.map((status) => (
        <View
          key={status}
          name={statuses.name(status)}
          status={status}
          count={counts?.[status] ?? null}
          isChosen={chosen === status}
          onChoose={() => onFilter('status', chosen === status ? null : status)}
        />
      ))}
    </fieldset>
  );
});

interface ViewProps {
  name: string;
  status?: QuoteStatus;
  count: number | null;
  isChosen: boolean;
  onChoose: () => void;
}

function View({ name, status, count, isChosen, onChoose }: ViewProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={`${styles.status} ${status ? statusTone(status) : ''}`}
      onClick={onChoose}
    >
      {/* Another element for each figure: it takes the place of the last one, and does not move. */}
      <span key={count} className={styles.count}>
        {count === null ? '–' : formatCount(count)}{' '}
      </span>
      <span className={styles.name}>
        {status && <StatusMark status={status} size={12} />}
        {name}
      </span>
    </button>
  );
}

import { quoteStatuses } from '@yiqiao/contract/status';
import { memo } from 'react';
import { formatCount } from '../ui/format-count.ts';
import { StatusMark } from '../ui/status-mark.tsx';
import { statusTone } from '../ui/status-tone.ts';
import type { StatusCounts } from './count-statuses.ts';
import type { FindQuery, SetFilter } from './find-query.ts';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  chosen: FindQuery['status'];
  /** `null` while only the newest submissions have been read. */
  counts: StatusCounts | null;
  total: number;
  onFilter: SetFilter;
}

/** How many there are of each status; choosing one narrows the list to it. */
export const StatusFilter = memo(function StatusFilter(props: StatusFilterProps) {
  const { chosen, counts, total, onFilter } = props;
  return (
    <fieldset className={styles.statuses}>
      <legend className="visually-hidden">Show only</legend>
      <button
        type="button"
        aria-pressed={chosen === null}
        className={styles.status}
        onClick={() => onFilter('status', null)}
      >
        <Count value={total} />
        all
      </button>
      {quoteStatuses.map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={chosen === status}
          className={`${styles.status} ${statusTone(status)}`}
          onClick={() => onFilter('status', chosen === status ? null : status)}
        >
          <Count value={counts?.[status]} />
          <span className={styles.name}>
            <StatusMark status={status} size={9} />
            {status}
          </span>
        </button>
      ))}
    </fieldset>
  );
});

function Count({ value }: { value: number | undefined }) {
  return <span className={styles.count}>{value === undefined ? '…' : formatCount(value)} </span>;
}

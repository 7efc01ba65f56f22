import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { formatCount } from '../../ui/format-count.ts';
import { StatusMark } from '../../ui/status/status-mark.tsx';
import { statusTone } from '../../ui/status/status-tone.ts';
import styles from './view-button.module.css';

interface ViewButtonProps {
  name: string;
  /** Shown instead of the name where space is short; the name is still read aloud. */
  shortName?: string;
  status?: QuoteStatus;
  /** `null` while it is not known. */
  count: number | null;
  isChosen: boolean;
  /** Whether a phone has it in the search, in place of the bar of views. */
  isInSearch?: boolean;
  /** Whether the count stands for something that must not wait. */
  isUrgent?: boolean;
  onChoose: () => void;
}

/** Characters of a name and its count that fit side by side in the rail. */
const roomInRail = 24;

/** A button for a part of the list, with its count. */
export function ViewButton(props: ViewButtonProps) {
  const {
    name,
    shortName,
    status,
    count,
    isChosen,
    isUrgent = false,
    isInSearch,
    onChoose,
  } = props;
  const figure = count === null ? '–' : formatCount(count);
  const isTight = shortName !== undefined && name.length + figure.length > roomInRail;
  const nameClass = isTight ? 'visually-hidden' : styles.long;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      data-in-search={isInSearch}
      className={`${styles.view} ${status ? statusTone(status) : ''}`}
      onClick={onChoose}
    >
      {/* A new element for each figure: replacing it does not count as a layout shift. */}
      <span key={count} className={styles.count} data-urgent={isUrgent}>
        <span>{figure}</span>{' '}
      </span>
      <span className={styles.name}>
        {status && <StatusMark status={status} size={12} />}
        {shortName && (
          <span className={isTight ? undefined : styles.short} aria-hidden="true">
            {shortName}
          </span>
        )}
        <span className={shortName && nameClass}>{name}</span>
      </span>
    </button>
  );
}

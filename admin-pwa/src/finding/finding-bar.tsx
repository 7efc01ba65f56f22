import { type RefObject, useState } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Filters, type FiltersProps } from './filters.tsx';
import { usualSort } from './find-query.ts';
import styles from './finding-bar.module.css';

interface FindingBarProps extends FiltersProps {
  searchField: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  /** Arrow Down moves from the search into its results. */
  onEnterList: () => void;
}

/** Search, filters and order of the list. */
export function FindingBar(props: FindingBarProps) {
  const { query } = props;
  const { finding } = useTexts();
  const isFiltered =
    query.direction !== null || query.due !== null || query.sort !== usualSort(query);
  const [isOpen, setIsOpen] = useState(isFiltered);
  return (
    <search className={styles.bar}>
      <div className={styles.searchRow}>
        <SearchField {...props} />
        <Button
          aria-expanded={isOpen}
          aria-controls="filters"
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          {finding.filter}
          {isFiltered && <span className="visually-hidden">{finding.inUse}</span>}
          {isFiltered && <i className={styles.inUse} aria-hidden="true" />}
        </Button>
      </div>
      {isOpen && <Filters {...props} />}
    </search>
  );
}

function SearchField({ query, searchField, onText, onEnterList }: FindingBarProps) {
  const { finding } = useTexts();
  const { singleKeys } = useConsoleState((state) => state.preferences);
  return (
    <input
      ref={searchField}
      className={styles.search}
      type="search"
      aria-label={finding.searchLabel}
      aria-keyshortcuts={singleKeys ? '/' : undefined}
      placeholder={finding.searchHint}
      autoComplete="off"
      spellCheck={false}
      value={query.text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onEnterList();
      }}
    />
  );
}

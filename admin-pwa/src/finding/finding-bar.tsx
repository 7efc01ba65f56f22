import { type RefObject, useState } from 'react';
import {
  type FindQuery,
  isUnusual,
  type SetFilter,
  type ViewChoice,
} from '../address/find-query.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { isNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './finding-bar.module.css';
import { ListChoices } from './list-choices.tsx';
import type { StatusCounts } from './views/count-statuses.ts';
import { StatusFilter } from './views/view-filter.tsx';

interface FindingBarProps {
  query: FindQuery;
  counts: StatusCounts | null;
  /** Whether it stands in the header's place on a phone, which else shows it only for what is searched. */
  isFinding: boolean;
  searchField: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onFilter: SetFilter;
  onView: (choice: ViewChoice) => void;
  /** Gives the header its place back. */
  onClose: () => void;
  /** Arrow Down moves from the search into its results. */
  onEnterList: () => void;
}

/** Search, filters and order of the list. */
export function FindingBar(props: FindingBarProps) {
  const { query, counts, isFinding, onFilter, onView, onClose } = props;
  const { finding, shell } = useTexts();
  const isInUse = isUnusual(query);
  const [isOpen, setIsOpen] = useState(isInUse);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers do not know <search>, and would have no landmark.
    <div role="search" className={styles.bar} data-shown={isFinding || query.text !== ''}>
      <div className={styles.searchRow}>
        <SearchField {...props} />
        <Button
          className={styles.filter ?? ''}
          aria-expanded={isOpen}
          aria-controls="filters"
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          {finding.filter}
          {isInUse && <span className="visually-hidden">{finding.inUse}</span>}
          {isInUse && <i className={styles.inUse} aria-hidden="true" />}
        </Button>
        <TextButton className={styles.close ?? ''} onClick={onClose}>
          {shell.close}
        </TextButton>
      </div>
      <div id="filters" className={styles.filters} data-open={isOpen}>
        {(isOpen || isFinding) && (
          <StatusFilter chosen={query.status} statuses={counts} onChoose={onView} />
        )}
        {isOpen && (
          <div className={styles.choices}>
            <ListChoices query={query} onFilter={onFilter} look="fields" />
          </div>
        )}
      </div>
    </div>
  );
}

function SearchField({ query, searchField, onText, onClose, onEnterList }: FindingBarProps) {
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
        const isLeaving = event.key === 'Escape' && isNarrowScreen();
        if (event.key !== 'ArrowDown' && !isLeaving) return;
        event.preventDefault();
        if (isLeaving) onClose();
        else onEnterList();
      }}
    />
  );
}

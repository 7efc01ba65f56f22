import { type RefObject, startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type FindQuery,
  isUnusual,
  type SetFilter,
  type ViewChoice,
} from '../address/find-query.ts';
import { hasSeveral } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { isNarrowScreen } from '../ui/screen/narrow-screen.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './finding-bar.module.css';
import { ListChoices } from './list-choices.tsx';
import type { StatusCounts } from './views/count-statuses.ts';
import type { ViewCounts } from './views/quote-views.ts';
import { StatusFilter } from './views/view-filter.tsx';

interface FindingBarProps {
  query: Omit<FindQuery, 'text'>;
  counts: StatusCounts | null;
  /** How many there are in each view; `null` while it is not known. */
  views: ViewCounts | null;
  /** Whether it replaces the header on a phone, which otherwise shows it only while there is a search text. */
  isFinding: boolean;
  searchField: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onFilter: SetFilter;
  onView: (choice: ViewChoice) => void;
  /** Called when the bar is closed, so that a phone shows the header again. */
  onClose: () => void;
  /** Arrow Down moves from the search into its results. */
  onEnterList: () => void;
}

/** Search, filters and order of the list. */
export function FindingBar(props: FindingBarProps) {
  const { query, isFinding, onText, onFilter, onClose, onEnterList } = props;
  const { finding, shell } = useTexts();
  const isInUse = isUnusual(query);
  const [isOpen, setIsOpen] = useState(isInUse);
  const [text, setText] = useState('');
  const type = (typed: string) => {
    setText(typed);
    // The field shows what is typed at once, even if the list takes long to follow.
    startTransition(() => onText(typed));
  };
  const close = () => {
    type('');
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the oldest browsers do not know <search>, and would have no landmark.
    <div role="search" className={styles.bar} data-shown={isFinding || text !== ''}>
      <div className={styles.searchRow}>
        <SearchField
          text={text}
          searchField={props.searchField}
          onType={type}
          onClose={close}
          onEnterList={() => {
            // Enters the results for what is typed, even if the list has not followed yet.
            flushSync(() => onText(text));
            onEnterList();
          }}
        />
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
        <TextButton className={styles.close ?? ''} onClick={close}>
          {shell.close}
        </TextButton>
      </div>
      <div id="filters" className={styles.filters} data-open={isOpen}>
        {(isOpen || isFinding) && <StatusesInFind {...props} />}
        {isOpen && (
          <div className={styles.choices}>
            <ListChoices query={query} onFilter={onFilter} look="fields" />
          </div>
        )}
      </div>
    </div>
  );
}

function StatusesInFind({ query, counts, views, onView }: FindingBarProps) {
  const total = useConsoleState(({ list }) => (list.phase === 'ready' ? list.total : null));
  const isOfSeveral = useConsoleState(hasSeveral);
  return (
    <StatusFilter
      chosen={query.view ?? query.status}
      statuses={counts}
      {...{ views, total, isOfSeveral }}
      onChoose={onView}
    />
  );
}

interface SearchFieldProps
  extends Pick<FindingBarProps, 'searchField' | 'onClose' | 'onEnterList'> {
  text: string;
  onType: (text: string) => void;
}

function SearchField({ text, searchField, onType, onClose, onEnterList }: SearchFieldProps) {
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
      value={text}
      onChange={({ target }) => onType(target.value)}
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

import { translationDirections } from '@yiqiao/contract/services';
import { type RefObject, useState } from 'react';
import { Button } from '../ui/button.tsx';
import type { StatusCounts } from './count-statuses.ts';
import { dueChoices, type FindQuery, keysOf, type SetFilter, sortOrders } from './find-query.ts';
import styles from './finding-bar.module.css';
import { StatusFilter } from './status-filter.tsx';

interface FindingBarProps {
  query: FindQuery;
  counts: StatusCounts | null;
  total: number;
  searchField: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onFilter: SetFilter;
  onExport: () => void;
  /** Arrow down leads out of the search into what it found. */
  onEnterList: () => void;
}

/** Search, filters and order of the list. */
export function FindingBar(props: FindingBarProps) {
  const { query, counts, total, searchField, onText, onFilter, onExport, onEnterList } = props;
  const isFiltered = query.direction !== null || query.due !== null || query.sort !== 'newest';
  const [isOpen, setIsOpen] = useState(isFiltered);
  return (
    <search className={styles.bar}>
      <div className={styles.searchRow}>
        <input
          ref={searchField}
          className={styles.search}
          type="search"
          aria-label="Search by name, e-mail, file or reference"
          aria-keyshortcuts="/"
          placeholder="Name, e-mail, file, reference"
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
        <Button
          aria-expanded={isOpen}
          aria-controls="filters"
          onClick={() => setIsOpen((wasOpen) => !wasOpen)}
        >
          Filter
          {isFiltered && <span className="visually-hidden"> (in use)</span>}
          {isFiltered && <i className={styles.inUse} aria-hidden="true" />}
        </Button>
      </div>
      {isOpen && (
        <div id="filters" className={styles.filters}>
          <Choice
            label="Service needed"
            value={query.direction}
            choices={translationDirections.map((name) => [name, name])}
            none="Any service"
            onChoose={(value) => onFilter('service', value)}
          />
          <Choice
            label="Due"
            value={query.due}
            choices={keysOf(dueChoices).map((key) => [key, dueChoices[key]])}
            none="Any time"
            onChoose={(value) => onFilter('due', value)}
          />
          <Choice
            label="Order"
            value={query.sort}
            choices={keysOf(sortOrders).map((key) => [key, sortOrders[key]])}
            onChoose={(value) => onFilter('sort', value === 'newest' ? null : value)}
          />
          <Button
            className={styles.export}
            aria-label="Export as CSV"
            title="Export this list as CSV"
            onClick={onExport}
          >
            <span className={styles.long}>Export as CSV</span>
            <span className={styles.short}>CSV</span>
          </Button>
        </div>
      )}
      <StatusFilter chosen={query.status} counts={counts} total={total} onFilter={onFilter} />
    </search>
  );
}

interface ChoiceProps {
  label: string;
  value: string | null;
  choices: readonly (readonly [value: string, text: string])[];
  none?: string;
  onChoose: (value: string | null) => void;
}

function Choice({ label, value, choices, none, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select value={value ?? ''} onChange={({ target }) => onChoose(target.value || null)}>
        {none !== undefined && <option value="">{none}</option>}
        {choices.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

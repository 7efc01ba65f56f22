import { translationDirections } from '@yiqiao/contract/money/services';
import { type RefObject, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { dueChoices, type FindQuery, keysOf, type SetFilter, sortOrders } from './find-query.ts';
import styles from './finding-bar.module.css';

interface FindingBarProps {
  query: FindQuery;
  isFull: boolean;
  /** "/" leads here. */
  hasKey: boolean;
  searchField: RefObject<HTMLInputElement | null>;
  onText: (text: string) => void;
  onFilter: SetFilter;
  onFull: (isFull: boolean) => void;
  onExport: () => void;
  /** Arrow down leads out of the search into what it found. */
  onEnterList: () => void;
}

/** Search, filters and order of the list. */
export function FindingBar(props: FindingBarProps) {
  const { query, isFull, hasKey, searchField, onText, onFilter, onFull, onExport } = props;
  const isFiltered = query.direction !== null || query.due !== null || query.sort !== 'newest';
  const [isOpen, setIsOpen] = useState(isFiltered);
  return (
    <search className={styles.bar}>
      <div className={styles.searchRow}>
        <input
          ref={searchField}
          className={styles.search}
          type="search"
          aria-label="Search by name, email, file or reference"
          aria-keyshortcuts={hasKey ? '/' : undefined}
          placeholder="Name, email, file, reference"
          autoComplete="off"
          spellCheck={false}
          value={query.text}
          onChange={({ target }) => onText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            props.onEnterList();
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
          <div className={styles.more}>
            <label className={styles.full}>
              <input
                type="checkbox"
                checked={isFull}
                onChange={({ target }) => onFull(target.checked)}
              />
              Full cards
            </label>
            <Button onClick={onExport}>Export as CSV</Button>
          </div>
        </div>
      )}
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

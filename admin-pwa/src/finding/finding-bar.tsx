import { translationDirections } from '@yiqiao/contract/money/services';
import { type RefObject, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { dueChoices, type FindQuery, type SetFilter, sortOrders } from './find-query.ts';
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
  const { finding, services } = useTexts();
  const isFiltered = query.direction !== null || query.due !== null || query.sort !== 'newest';
  const [isOpen, setIsOpen] = useState(isFiltered);
  return (
    <search className={styles.bar}>
      <div className={styles.searchRow}>
        <input
          ref={searchField}
          className={styles.search}
          type="search"
          aria-label={finding.searchLabel}
          aria-keyshortcuts={hasKey ? '/' : undefined}
          placeholder={finding.searchHint}
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
          {finding.filter}
          {isFiltered && <span className="visually-hidden">{finding.inUse}</span>}
          {isFiltered && <i className={styles.inUse} aria-hidden="true" />}
        </Button>
      </div>
      {isOpen && (
        <div id="filters" className={styles.filters}>
          <Choice
            label={finding.service}
            value={query.direction}
            choices={translationDirections.map((name) => [name, services.name(name)])}
            none={finding.anyService}
            onChoose={(value) => onFilter('service', value)}
          />
          <Choice
            label={finding.due}
            value={query.due}
            choices={dueChoices.map((key) => [key, finding.dueChoices[key]])}
            none={finding.anyTime}
            onChoose={(value) => onFilter('due', value)}
          />
          <Choice
            label={finding.order}
            value={query.sort}
            choices={sortOrders.map((key) => [key, finding.sortOrders[key]])}
            onChoose={(value) => onFilter('sort', value === 'newest' ? null : value)}
          />
          <div className={styles.more}>
            <label className={styles.full}>
              <input
                type="checkbox"
                checked={isFull}
                onChange={({ target }) => onFull(target.checked)}
              />
              {finding.fullCards}
            </label>
            <Button onClick={onExport}>{finding.exportCsv}</Button>
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

import { translationDirections } from '@yiqiao/contract/money/services';
import {
  dueChoices,
  type FindQuery,
  type SetFilter,
  sortOrders,
  usualSort,
} from '../address/find-query.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import styles from './list-choices.module.css';

interface ListChoicesProps {
  query: Omit<FindQuery, 'text'>;
  onFilter: SetFilter;
  /** "fields" side by side under the search, or "lines" of a menu. */
  look: 'fields' | 'lines';
}

/** Filters, order and look of the list. */
export function ListChoices({ query, onFilter, look }: ListChoicesProps) {
  const { finding, services } = useTexts();
  return (
    <div className={styles[look]}>
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
        onChoose={(value) => onFilter('sort', value === usualSort(query) ? null : value)}
      />
      <FullCards />
    </div>
  );
}

function FullCards() {
  const { setPreference } = useConsole();
  const { finding } = useTexts();
  const { fullCards } = useConsoleState((state) => state.preferences);
  return (
    <label className={styles.full}>
      <input
        type="checkbox"
        checked={fullCards}
        onChange={({ target }) => void setPreference({ fullCards: target.checked })}
      />
      {finding.fullCards}
    </label>
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

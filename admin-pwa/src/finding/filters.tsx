import { translationDirections } from '@yiqiao/contract/money/services';
import { PaymentsTable } from '../payments/payments-table.tsx';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import styles from './filters.module.css';
import {
  dueChoices,
  type FindQuery,
  type SetFilter,
  sortOrders,
  usualSort,
  type ViewChoice,
} from './find-query.ts';
import type { StatusCounts } from './views/count-statuses.ts';
import { StatusFilter } from './views/view-filter.tsx';

export interface FiltersProps {
  query: FindQuery;
  counts: StatusCounts | null;
  onFilter: SetFilter;
  onView: (choice: ViewChoice) => void;
  onExport: () => void;
}

/** Filters, order and look of the list, and the exports. */
export function Filters({ query, counts, onFilter, onView, onExport }: FiltersProps) {
  const { finding, services } = useTexts();
  return (
    <div id="filters" className={styles.filters}>
      <StatusFilter chosen={query.status} statuses={counts} onChoose={onView} />
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
      <div className={styles.more}>
        <FullCards />
        <Button onClick={onExport}>{finding.exportCsv}</Button>
        <PaymentsTable />
      </div>
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

import { lifeViews } from '@yiqiao/contract/life/order-life';
import { quoteStatuses } from '@yiqiao/contract/record/status';
import { memo } from 'react';
import type { FindQuery, ViewChoice } from '../../address/find-query.ts';
import { useTexts } from '../../texts/texts.ts';
import type { StatusCounts } from './count-statuses.ts';
import type { ViewCounts } from './quote-views.ts';
import { ViewButton } from './view-button.tsx';
import styles from './view-filter.module.css';

interface ViewFilterProps {
  chosen: Pick<FindQuery, 'view' | 'status'>['view' | 'status'];
  /** `null` while only the newest submissions have been read. */
  views: ViewCounts | null;
  statuses: StatusCounts | null;
  /** `null` while it is not known. */
  total: number | null;
  /** Something else stands in the place of the list: no part of it is chosen, and a press leads back. */
  isElsewhere?: boolean;
  onChoose: (choice: ViewChoice) => void;
}

/**
 * The parts of the list that one press shows: what there is to do, or one status. Only one is chosen at
 * a time.
 */
export const ViewFilter = memo(function ViewFilter(props: ViewFilterProps) {
  const { views, statuses, total, isElsewhere = false, onChoose } = props;
  const chosen = isElsewhere ? undefined : props.chosen;
  const { finding } = useTexts();
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{finding.showOnly}</legend>
      <ViewButton
        name={finding.all}
        count={total}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      />
      {lifeViews.map((view) => (
        <ViewButton
          key={view}
          name={finding.views[view]}
          shortName={finding.shortViews[view]}
          count={views?.[view] ?? null}
          isInSearch={view === 'unpaid'}
          isUrgent={view === 'overdue' && (views?.overdue ?? 0) > 0}
          isChosen={chosen === view}
          onChoose={() => onChoose(chosen === view ? null : view)}
        />
      ))}
      <div className={styles.inRail}>
        <StatusButtons chosen={chosen} statuses={statuses} onChoose={onChoose} />
      </div>
    </fieldset>
  );
});

type StatusFilterProps = Pick<ViewFilterProps, 'chosen' | 'statuses' | 'onChoose'> & {
  /** How many orders are unpaid; `null` while it is not known. */
  unpaid: number | null;
};

/** The statuses once more, for screens whose rail has no room for them, and on a phone what is unpaid. */
export function StatusFilter(props: StatusFilterProps) {
  const { chosen, unpaid, onChoose } = props;
  const { finding, status } = useTexts();
  return (
    <fieldset className={styles.inBar}>
      <legend className="visually-hidden">{status.group}</legend>
      <div className={styles.unpaid}>
        <ViewButton
          name={finding.views.unpaid}
          count={unpaid}
          isChosen={chosen === 'unpaid'}
          onChoose={() => onChoose(chosen === 'unpaid' ? null : 'unpaid')}
        />
      </div>
      <StatusButtons {...props} />
    </fieldset>
  );
}

function StatusButtons({
  chosen,
  statuses,
  onChoose,
}: Pick<StatusFilterProps, 'statuses' | 'onChoose'> & {
  chosen: StatusFilterProps['chosen'] | undefined;
}) {
  const { status: names } = useTexts();
  return quoteStatuses.map((status) => (
    <ViewButton
      key={status}
      name={names.name(status)}
      status={status}
      count={statuses?.[status] ?? null}
      isChosen={chosen === status}
      onChoose={() => onChoose(chosen === status ? null : status)}
    />
  ));
}

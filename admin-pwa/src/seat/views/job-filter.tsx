import { ViewButton } from '../../finding/views/view-button.tsx';
import viewStyles from '../../finding/views/view-filter.module.css';
import { useTexts } from '../../texts/texts.ts';
import { type JobCounts, type JobView, jobViews } from './job-views.ts';

interface JobFilterProps {
  /** `null`: something else stands in the place of the list, and a press leads back. */
  chosen: JobView | null;
  counts: JobCounts | null;
  onChoose: (view: JobView) => void;
}

/** The parts of the list of jobs, of which one is always shown. */
export function JobFilter({ chosen, counts, onChoose }: JobFilterProps) {
  const { finding, seat } = useTexts();
  return (
    <fieldset className={viewStyles.views}>
      <legend className="visually-hidden">{finding.showOnly}</legend>
      {jobViews.map((view) => (
        <ViewButton
          key={view}
          name={seat.views[view]}
          count={counts?.[view] ?? null}
          isChosen={chosen === view}
          onChoose={() => onChoose(view)}
        />
      ))}
    </fieldset>
  );
}
